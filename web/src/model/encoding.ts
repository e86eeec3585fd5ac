// The text of a file, whoever wrote it: UTF-8, UTF-16 with or without a mark, else the letters of Windows.

export function decodeText(bytes: Uint8Array): string {
  const [a, b, c, d] = bytes;
  if ((a === 0xff && b === 0xfe) || (a && !b && c && d === 0)) return new TextDecoder('utf-16le').decode(bytes);
  if ((a === 0xfe && b === 0xff) || (a === 0 && b && c === 0 && d)) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
