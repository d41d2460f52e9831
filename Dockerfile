# The site in a container: README's `npm ci && npm start`, with the build done once, in the image.
#
#   docker build --build-arg SITE_ORIGIN=https://www.tamarackit.example -t tamarack-it .
#
# Node 20 or later can install it; the project installs the Node version that it runs on.
FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
ARG SITE_ORIGIN
ARG NEXT_PUBLIC_GA_ID
RUN npm run build
# The server does not need development dependencies.
RUN npm prune --omit=dev

FROM node:24-bookworm-slim
WORKDIR /site
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
COPY package.json ./
COPY --from=build /site/node_modules node_modules
COPY --from=build /site/.releases .releases
COPY --from=build /site/content content
COPY --from=build /site/lib lib
COPY --from=build /site/scripts scripts
COPY --from=build /site/server server
# For the SQLite database; compose.yaml uses PostgreSQL instead.
RUN install -d -m 700 -o node -g node data
USER node
EXPOSE 3000
# Not through npm, so that the server receives the signals itself.
CMD ["node_modules/.bin/node", "scripts/start.ts"]
HEALTHCHECK CMD ["node_modules/.bin/node", "-e", "fetch('http://127.0.0.1:3000/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
