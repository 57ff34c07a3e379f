import css from '../../src/shared/ui/tokens.css?raw'

interface Token {
  /** `--space-4` */
  readonly name: string
  /** Value as written: `1rem`, or a colour of both themes: `#f6f3ea, #101613`. */
  readonly value: string
}

/** Groups by prefix of the token name. The last group takes all other tokens. */
const groups: readonly (readonly [title: string, names: RegExp])[] = [
  ['Colour', /^--(paper|ink|line|green|on-|amber|red|focus|scrim)/],
  ['Type', /^--(font|text|leading|weight)/],
  ['Space', /^--space/],
  ['Corners', /^--radius/],
  ['Shadow', /^--shadow/],
  ['Motion', /^--(quick|calm|ease)/],
  ['Density', /^--(control|row|icon)/],
  ['Edges and layers', /^--(header|foot|z)-/],
  ['Others', /./],
]

// The first block defines all tokens. The others override some for a phone, a density or reduced
// motion.
const tokens = [...css.slice(0, css.indexOf('}')).matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(
  ([, name = '', value = '']): Token => ({
    name,
    value: value.replace(/^light-dark\((.*)\)$/, '$1'),
  }),
)

/** All tokens of src/shared/ui/tokens.css, by group. */
export const tokenGroups = groups
  .map(([title], at) => ({
    title,
    tokens: tokens.filter(({ name }) => groups.findIndex(([, names]) => names.test(name)) === at),
  }))
  .filter((group) => group.tokens.length > 0)
