import type { Socket } from 'node:net';

/**
 * Closes what one address opens beyond `perAddress` connections at a time, so that nobody takes them all.
 *
 * Not for a server behind a proxy: there, everybody comes from the proxy's address.
 *
 * @returns a listener for new connections; servers that share it share the limit
 */
export function limitConnections(perAddress: number): (socket: Socket) => void {
  const open = new Map<string, number>();
  return (socket) => {
    const address = socket.remoteAddress ?? '';
    const count = (open.get(address) ?? 0) + 1;
    if (count > perAddress) {
      socket.destroy();
      return;
    }
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left === 0) open.delete(address);
      else open.set(address, left);
    });
  };
}
