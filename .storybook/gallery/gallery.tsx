import { useEffect, useState } from 'react'
import takenPictures from './pictures/taken.json'
import './gallery.css'

/** Titles of screens that changed since their picture; set in main.ts. */
declare const STALE_SCREENS: readonly string[]

const urls = import.meta.glob<string>('./pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})
const works = ['Sell', 'Buy', 'Ship', 'Inspect', 'Portal', 'Admin']
const taken: Readonly<Record<string, { story: string; date: string }>> = takenPictures
const screens = Object.entries(taken).map(([title, { story, date }]) => {
  const [, work = '', name = ''] = title.split('/')
  return { title, work, name, story, date }
})

/** Returns the document's theme, also after a change in the toolbar. */
function useTheme(): string {
  const [theme, setTheme] = useState(document.documentElement.dataset['theme'] ?? 'light')
  useEffect(() => {
    const observer = new MutationObserver(() =>
      setTheme(document.documentElement.dataset['theme'] ?? 'light'),
    )
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    return () => observer.disconnect()
  }, [])
  return theme
}

/** All screens by work: a picture that opens the screen's story. */
export function Gallery() {
  return (
    <div className="sb-unstyled gallery">
      {works.map((work) => (
        <section key={work} aria-label={work}>
          <h2>{work}</h2>
          <ul>
            {screens
              .filter((screen) => screen.work === work)
              .map(({ title, name, story }) => (
                <li key={title}>
                  <a href={`?path=/story/${story}`} target="_top">
                    <ScreenPicture title={title} />
                    {name}
                  </a>
                  {STALE_SCREENS.includes(title) && <em>changed since this picture</em>}
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** Picture of a screen in the document's theme. Decorative: its name is beside it. */
export function ScreenPicture({ title }: { title: string }) {
  const theme = useTheme()
  const screen = screens.find((each) => each.title === title)
  return screen ? (
    <img
      className="screen-picture"
      src={urls[`./pictures/${screen.story}-${theme}.webp`]}
      width={480}
      height={300}
      alt=""
      loading="lazy"
    />
  ) : null
}
