/** Text style of an axis, less prominent than the data. */
const axisTextProps = {
  fill: 'var(--ink-muted)',
  fontSize: 'var(--text-xs)',
  fontFamily: 'var(--font)',
}

export const axisTicks = {
  left: { ...axisTextProps, textAnchor: 'end', dx: -2, dy: '0.32em' },
  bottom: { ...axisTextProps, textAnchor: 'middle' },
} as const
