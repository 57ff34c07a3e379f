/** Letters of an axis: quiet, as what is drawn is to be read. */
const axisTextProps = {
  fill: 'var(--ink-muted)',
  fontSize: 'var(--text-xs)',
  fontFamily: 'var(--font)',
}

export const axisTicks = {
  left: { ...axisTextProps, textAnchor: 'end', dx: -2, dy: '0.32em' },
  bottom: { ...axisTextProps, textAnchor: 'middle' },
} as const
