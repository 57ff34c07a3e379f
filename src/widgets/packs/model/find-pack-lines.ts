import { acceptsLength, type Dimensions, type Section } from '@domain/timber'

/** A line of the supply that packs are of. */
export interface PackLine {
  readonly id: string
  /** Name by which the user chooses the line. */
  readonly name: string
  readonly dimensions: Dimensions
}

/**
 * Returns the lines that a pack may be of: those of its section, and of these those that accept all
 * its lengths. Lines without a length are next, and all of its section if no line accepts them.
 */
export function findPackLines(
  lines: readonly PackLine[],
  section: Section | null,
  lengths: readonly number[],
): readonly PackLine[] {
  const ofSection = lines.filter(
    ({ dimensions }) => section === null || isOfSection(section, dimensions),
  )
  const accepting = ofSection.filter(({ dimensions }) =>
    lengths.every((length) => acceptsLength(dimensions, length)),
  )
  if (accepting.length > 0) return accepting
  const open = ofSection.filter(
    ({ dimensions: { length_mm, lengths: mix } }) => length_mm === null && !mix,
  )
  return open.length > 0 ? open : ofSection
}

/** True if the section is of these dimensions, whichever side is written first. */
function isOfSection(section: Section, d: Dimensions): boolean {
  if (section.diameter_mm !== undefined || d.diameter_mm !== null)
    return section.diameter_mm === d.diameter_mm
  const sort = (...sides: (number | null | undefined)[]) =>
    sides.toSorted((a, b) => (a ?? 0) - (b ?? 0))
  const written = sort(section.thickness_mm, section.width_mm)
  const known = sort(d.thickness_mm, d.width_mm)
  return written[0] === known[0] && written[1] === known[1]
}

/** Packs of one section that fit the same lines. */
interface UnclearPacks {
  readonly key: string
  readonly section: Section | null
  readonly lines: readonly PackLine[]
  readonly numbers: string[]
}

/** Collects the packs that fit several lines, one question for all of a section. */
export function createLineQuestions(choices: Readonly<Record<string, string>>) {
  const groups = new Map<string, UnclearPacks>()
  return {
    /** Returns the chosen line; null for none of them, undefined while it is asked. */
    choose(
      number: string,
      section: Section | null,
      lines: readonly PackLine[],
    ): PackLine | null | undefined {
      const key = [formatSection(section), ...lines.map(({ id }) => id)].join(' ')
      const chosen = choices[key]
      if (chosen !== undefined) return lines.find(({ id }) => id === chosen) ?? null
      const group = groups.get(key)
      if (group) group.numbers.push(number)
      else groups.set(key, { key, section, lines, numbers: [number] })
      return undefined
    },
    questions: () =>
      [...groups.values()].map(({ key, section, lines, numbers }) => ({
        kind: 'choice' as const,
        column: 'line' as const,
        words: key,
        written: [formatSection(section), formatNumbers(numbers)].filter(Boolean).join(', '),
        count: numbers.length,
        options: lines.map(({ id, name }) => ({ value: id, label: name })),
      })),
  }
}

const formatNumbers = (numbers: readonly string[]) =>
  numbers.length > 1 ? `${numbers[0]} … ${numbers.at(-1)}` : (numbers[0] ?? '')

function formatSection(section: Section | null): string {
  if (section === null) return ''
  const { thickness_mm = null, width_mm = null, diameter_mm = null } = section
  if (diameter_mm !== null) return `Ø${diameter_mm}`
  return [thickness_mm, width_mm]
    .toSorted((a, b) => (a ?? 0) - (b ?? 0))
    .map((side) => side ?? '–')
    .join('×')
}
