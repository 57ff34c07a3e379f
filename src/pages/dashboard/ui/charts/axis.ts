/** Letters of an axis: quiet, as what is drawn is to be read. */
const letters = { fill: 'var(--ink-muted)', fontSize: 'var(--text-xs)', fontFamily: 'var(--font)' }

export const axisTicks = {
  left: { ...letters, textAnchor: 'end', dx: -2, dy: '0.32em' },
  bottom: { ...letters, textAnchor: 'middle' },
} as const
