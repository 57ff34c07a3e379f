/** Colors of paper and ink in the light theme. */
export const COLORS = {
  ink: '#1b231e',
  muted: '#525c54',
  line: '#d8d1bf',
  lineStrong: '#858573',
  wash: '#f6f3ea',
  green: '#1f5b45',
  amber: '#b87510',
  red: '#a23420',
  redInk: '#932c1a',
}

/** Fills of shapes by tone. */
export const TONES = ['#c5d4ca', '#ecdcc3', '#e6e5dd', '#e7ebe2', '#f6efe0', '#cfd1c9']

/** Font sizes in points. */
export const SIZES = { tiny: 6.5, small: 7.5, compact: 8, text: 9, lead: 10.5, name: 15, title: 18 }

/** Margins of a page in points. */
export const MARGIN = { side: 48, top: 48, bottom: 54 }

/** Width of the content of an A4 page in points. */
export const contentWidth = 595.28 - 2 * MARGIN.side
