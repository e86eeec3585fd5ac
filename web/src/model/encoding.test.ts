// Files in every encoding that chess programs write.
import { describe, expect, it } from 'vitest';
import { decodeText } from './encoding';

const TEXT = '[White "Conceição, João"]\n\n1. e4 *';

function utf16(text: string, isLittle: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(2 * text.length));
  for (let index = 0; index < text.length; index++) view.setUint16(2 * index, text.charCodeAt(index), isLittle);
  return new Uint8Array(view.buffer);
}

describe('a file', () => {
  it('is read in the encoding it has', () => {
    expect(decodeText(new TextEncoder().encode(TEXT))).toBe(TEXT);
    expect(decodeText(new TextEncoder().encode(`\uFEFF${TEXT}`))).toBe(TEXT);
    expect(decodeText(Uint8Array.from(TEXT, (letter) => letter.charCodeAt(0)))).toBe(TEXT);
    for (const isLittle of [true, false]) {
      expect(decodeText(utf16(TEXT, isLittle))).toBe(TEXT);
      expect(decodeText(utf16(`\uFEFF${TEXT}`, isLittle))).toBe(TEXT);
    }
    expect(decodeText(new Uint8Array())).toBe('');
  });
});
