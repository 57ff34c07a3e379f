const SHAPE = /^[A-Z]{3}[UJZ]\d{6}$/

/**
 * Returns the check digit for a container number's first ten characters: owner code, category and
 * serial number (ISO 6346, annex A). Null if they have another shape.
 */
export function computeCheckDigit(firstTen: string): number | null {
  if (!SHAPE.test(firstTen)) return null
  const sum = [...firstTen].reduce(
    (total, character, place) => total + toCheckValue(character) * 2 ** place,
    0,
  )
  return (sum % 11) % 10
}

/** Letters count from 10 and skip the multiples of 11, the modulus. */
function toCheckValue(character: string): number {
  if (character <= '9') return Number(character)
  const place = character.charCodeAt(0) - 65
  return 10 + place + Math.floor((place + 9) / 10)
}
