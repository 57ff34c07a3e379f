/** Returns a random UUID, version 4. */
export function createRandomUuid(): ReturnType<Crypto['randomUUID']> {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte, at) => {
    const versioned = at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte
    return versioned.toString(16).padStart(2, '0')
  })
  const groups = [
    hex.slice(0, 4),
    hex.slice(4, 6),
    hex.slice(6, 8),
    hex.slice(8, 10),
    hex.slice(10),
  ]
  return groups.map((group) => group.join('')).join('-') as ReturnType<Crypto['randomUUID']>
}

// Browsers omit `crypto.randomUUID` on plain http.
if (!('randomUUID' in crypto)) Object.assign(crypto, { randomUUID: createRandomUuid })
