import { LANGUAGES, type Language } from '@/shared/i18n'
import { ROLES, type Role } from '@/entities/session'
import { scenarioNames, type ScenarioName } from '@mocks/scenarios'
import { getSystemTheme, type ThemeName } from './theme'

/** English, unless the stories are tested in another language (`STORYBOOK_LANGUAGE=lt`). */
export const firstLanguage = findValue(LANGUAGES, import.meta.env['STORYBOOK_LANGUAGE']) ?? 'en'

/** Simulated network of a screen. */
export const networks = ['fast', 'slow', 'silent', 'failing', 'offline'] as const
export type NetworkName = (typeof networks)[number]

/** Choices of the toolbars. `story` uses the story's own value. */
export interface ToolbarChoices {
  language: Language
  theme: ThemeName
  motion: 'full' | 'reduced'
  role: Role | 'nobody' | 'story'
  scenario: ScenarioName | 'story'
  network: NetworkName | 'story'
}

/** Reads the toolbars' values. Invalid ones, such as those of an old link, use the defaults. */
export function readChoices(globals: Record<string, unknown>): ToolbarChoices {
  return {
    language: findValue(LANGUAGES, globals['language']) ?? firstLanguage,
    theme: globals['theme'] === 'dark' ? 'dark' : 'light',
    motion: globals['motion'] === 'reduced' ? 'reduced' : 'full',
    role: findValue([...ROLES, 'nobody'] as const, globals['role']) ?? 'story',
    scenario: findValue(scenarioNames, globals['scenario']) ?? 'story',
    network: findValue(networks, globals['network']) ?? 'story',
  }
}

function findValue<Value extends string>(
  values: readonly Value[],
  candidate: unknown,
): Value | undefined {
  return values.find((value) => value === candidate)
}

const formatOptionLabel = (name: string) =>
  (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('_', ' ')
const toItems = (names: readonly string[]) =>
  names.map((value) => ({ value, title: formatOptionLabel(value) }))
/** Menu entry that restores the story's own value, such as "Role: default". */
const createDefaultItem = (label: string) => ({ value: 'story', title: `${label}: default` })

export const globalTypes = {
  language: {
    description: 'Language',
    toolbar: {
      icon: 'globe' as const,
      dynamicTitle: true,
      items: [
        { value: 'en', title: 'English' },
        { value: 'fr', title: 'Français' },
        { value: 'lt', title: 'Lietuvių' },
        { value: 'es', title: 'Español' },
      ],
    },
  },
  theme: {
    description: 'Theme',
    toolbar: { icon: 'contrast' as const, dynamicTitle: true, items: toItems(['light', 'dark']) },
  },
  role: {
    description: 'Role of a screen',
    toolbar: {
      icon: 'user' as const,
      dynamicTitle: true,
      items: [createDefaultItem('Role'), ...toItems([...ROLES, 'nobody'])],
    },
  },
  scenario: {
    description: 'Data of a screen',
    toolbar: {
      icon: 'database' as const,
      dynamicTitle: true,
      items: [createDefaultItem('Data'), ...toItems(scenarioNames)],
    },
  },
  network: {
    description: 'Network of a screen',
    toolbar: {
      icon: 'lightning' as const,
      dynamicTitle: true,
      items: [createDefaultItem('Network'), ...toItems(networks)],
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      icon: 'play' as const,
      dynamicTitle: true,
      items: [
        { value: 'full', title: 'Motion' },
        { value: 'reduced', title: 'Reduced motion' },
      ],
    },
  },
}

export const initialGlobals = {
  language: firstLanguage,
  theme: getSystemTheme(),
  role: 'story',
  scenario: 'story',
  network: 'story',
  motion: 'full',
}

/** Widths of the preview. */
export const widths = {
  phone: {
    name: 'Phone 390',
    styles: { width: '390px', height: '844px' },
    type: 'mobile' as const,
  },
  tablet: {
    name: 'Tablet 820',
    styles: { width: '820px', height: '1180px' },
    type: 'tablet' as const,
  },
  desktop: {
    name: 'Desktop 1440',
    styles: { width: '1440px', height: '900px' },
    type: 'desktop' as const,
  },
}
