import { roles, type Role } from '@/entities/session'
import {
  faultNames,
  isNetworkFault,
  sessionFaults,
  type NetworkFault,
  type SessionFault,
} from '../host/faults'
import { scenarioNames, type ScenarioName } from '../scenarios'

/**
 * Parameters of the mock: `?scenario=busy_week&role=admin&fault=slow`. Missing ones keep their
 * value.
 */
export type UrlChoices = {
  scenario?: ScenarioName
  role?: Role | 'nobody'
  /** All that is wrong with the network from now on. */
  network?: NetworkFault[]
  /** Session faults, applied once. */
  session: SessionFault[]
  /** Forgets what earlier visits did. */
  isFresh: boolean
  /** A sentence for each name that is none. */
  mistakes: string[]
}

const allowedValues = {
  scenario: scenarioNames,
  role: [...roles, 'nobody'],
  fault: [...faultNames, 'none'],
} as const satisfies Record<string, readonly string[]>

export const parameters = [...Object.keys(allowedValues), 'fresh']

export function readUrlChoices(search: string): UrlChoices {
  const asked = new URLSearchParams(search)
  const mistakes: string[] = []
  const namesOf = <Kind extends keyof typeof allowedValues>(kind: Kind) =>
    asked.getAll(kind).flatMap((name): (typeof allowedValues)[Kind][number][] => {
      const found = allowedValues[kind].find((one) => one === name)
      if (found === undefined)
        mistakes.push(
          `There is no ${kind} “${name}”. There are: ${allowedValues[kind].join(', ')}.`,
        )
      return found === undefined ? [] : [found]
    })
  const scenario = namesOf('scenario').at(-1)
  const role = namesOf('role').at(-1)
  const faults = namesOf('fault')
  const network = faults.filter((name) => name !== 'none').filter(isNetworkFault)
  return {
    ...(scenario && { scenario }),
    ...(role && { role }),
    ...((network.length > 0 || faults.includes('none')) && { network }),
    session: sessionFaults.filter((name) => faults.includes(name)),
    isFresh: asked.has('fresh'),
    mistakes,
  }
}

/**
 * Returns the address without the mock's parameters, so that a reload does not apply them again.
 */
export function removeUrlChoices(href: string): string {
  const url = new URL(href)
  for (const name of parameters) url.searchParams.delete(name)
  return url.href
}
