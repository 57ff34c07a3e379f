import { createElement, type SVGProps } from 'react'

/** An icon as the library keeps it. */
interface Drawing {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]
}

/**
 * Makes a component of a drawing, in place of the library's own maker (vite.config.ts), which has sizes, colours, contexts and names of
 * classes that base.css leaves no use for, and is 1 kB in every first load.
 */
// The library asks for it by that.
// oxlint-disable-next-line import/no-default-export
export default function drawIcon({ node }: Drawing) {
  return ({ className = '', ...props }: SVGProps<SVGSVGElement>) =>
    createElement(
      'svg',
      {
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...props,
        className: `lucide ${className}`,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
}
