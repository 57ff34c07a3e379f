/** What lies on what, and why its contrast matters: WCAG 2.2 AA asks 4.5 of text and 3 of edges and marks. */
export interface ColourPair {
  front: string
  back: string
  least: 4.5 | 3
}

const papers = ['--paper', '--paper-raised', '--paper-sunken']
const inks = ['--ink', '--ink-muted', '--ink-faint', '--green-ink', '--amber-ink', '--red-ink']

export const colourPairs: readonly ColourPair[] = [
  ...inks.flatMap((front) => papers.map((back) => ({ front, back, least: 4.5 as const }))),
  { front: '--on-green', back: '--green', least: 4.5 },
  { front: '--on-green', back: '--green-hover', least: 4.5 },
  { front: '--on-red', back: '--red', least: 4.5 },
  { front: '--green-ink', back: '--green-wash', least: 4.5 },
  { front: '--amber-ink', back: '--amber-wash', least: 4.5 },
  { front: '--red-ink', back: '--red-wash', least: 4.5 },
  { front: '--ink', back: '--green-wash', least: 4.5 },
  { front: '--ink', back: '--amber-wash', least: 4.5 },
  { front: '--ink', back: '--red-wash', least: 4.5 },
  { front: '--line-strong', back: '--paper', least: 3 },
  { front: '--line-strong', back: '--paper-raised', least: 3 },
  { front: '--focus', back: '--paper', least: 3 },
  { front: '--focus', back: '--paper-raised', least: 3 },
  { front: '--focus', back: '--paper-sunken', least: 3 },
  { front: '--green', back: '--paper', least: 3 },
  { front: '--amber', back: '--paper', least: 3 },
  { front: '--amber', back: '--paper-raised', least: 3 },
  { front: '--red', back: '--paper', least: 3 },
]
