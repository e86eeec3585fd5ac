// The worker that all windows share: one stream for all of them.
import { Hub, type Wish } from './hub';

const hub = new Hub();

addEventListener('connect', (event) => {
  const [port] = (event as MessageEvent).ports;
  if (!port) return;
  const hear = hub.enter((word) => port.postMessage(word));
  port.onmessage = (message: MessageEvent<Wish>) => hear(message.data);
});
