/**
 * A foreground on a background, with the contrast that WCAG 2.2 AA requires: 4.5 for text, 3 for
 * edges and marks.
 */
export interface ColourPair {
  foreground: string
  background: string
  minContrast: 4.5 | 3
}

const backgroundTokens = ['--paper', '--paper-raised', '--paper-sunken']
const textTokens = [
  '--ink',
  '--ink-muted',
  '--ink-faint',
  '--green-ink',
  '--amber-ink',
  '--red-ink',
]

export const colourPairs: readonly ColourPair[] = [
  ...textTokens.flatMap((front) =>
    backgroundTokens.map((back) => ({
      foreground: front,
      background: back,
      minContrast: 4.5 as const,
    })),
  ),
  { foreground: '--on-green', background: '--green', minContrast: 4.5 },
  { foreground: '--on-green', background: '--green-hover', minContrast: 4.5 },
  { foreground: '--on-red', background: '--red', minContrast: 4.5 },
  { foreground: '--green-ink', background: '--green-wash', minContrast: 4.5 },
  { foreground: '--amber-ink', background: '--amber-wash', minContrast: 4.5 },
  { foreground: '--red-ink', background: '--red-wash', minContrast: 4.5 },
  { foreground: '--ink', background: '--green-wash', minContrast: 4.5 },
  { foreground: '--ink', background: '--amber-wash', minContrast: 4.5 },
  { foreground: '--ink', background: '--red-wash', minContrast: 4.5 },
  { foreground: '--line-strong', background: '--paper', minContrast: 3 },
  { foreground: '--line-strong', background: '--paper-raised', minContrast: 3 },
  { foreground: '--focus', background: '--paper', minContrast: 3 },
  { foreground: '--focus', background: '--paper-raised', minContrast: 3 },
  { foreground: '--focus', background: '--paper-sunken', minContrast: 3 },
  { foreground: '--green', background: '--paper', minContrast: 3 },
  { foreground: '--amber', background: '--paper', minContrast: 3 },
  { foreground: '--amber', background: '--paper-raised', minContrast: 3 },
  { foreground: '--red', background: '--paper', minContrast: 3 },
]
