import type { Language } from '../language'
import type { ProblemCode } from './problem'
import en from './titles/en.json'
import es from './titles/es.json'
import fr from './titles/fr.json'
import lt from './titles/lt.json'

/** What a problem is called, in each language. */
export const problemTitles: Record<Language, Record<ProblemCode, string>> = { en, es, fr, lt }
