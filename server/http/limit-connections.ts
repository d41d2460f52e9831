import type { Socket } from 'node:net';

/**
 * Destroys connections of an address beyond `perAddress`, so that one client cannot take all of them.
 *
 * Not for a server behind a proxy, where all connections come from the proxy's address.
 *
 * @returns a `connection` listener; servers that use the same listener share the limit
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
