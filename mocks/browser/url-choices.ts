import { ROLES, type Role } from '@/entities/session'
import {
  FAULT_NAMES,
  isNetworkFault,
  SESSION_FAULTS,
  type NetworkFault,
  type SessionFault,
} from '../host/faults'
import { scenarioNames, type ScenarioName } from '../scenarios'

/**
 * Parameters of the mock: `?scenario=busy_week&role=admin&fault=slow`. Missing ones keep their
 * value.
 */
export interface UrlChoices {
  scenario?: ScenarioName
  role?: Role | 'nobody'
  /** Network faults from now on. */
  network?: NetworkFault[]
  /** Session faults, applied once. */
  session: SessionFault[]
  /** Drops the stored world of earlier visits. */
  isFresh: boolean
  /** An error message for each unknown name. */
  mistakes: string[]
}

const allowedValues = {
  scenario: scenarioNames,
  role: [...ROLES, 'nobody'],
  fault: [...FAULT_NAMES, 'none'],
} as const satisfies Record<string, readonly string[]>

export const parameters = [...Object.keys(allowedValues), 'fresh']

export function readUrlChoices(search: string): UrlChoices {
  const urlParameters = new URLSearchParams(search)
  const mistakes: string[] = []
  const readNames = <Kind extends keyof typeof allowedValues>(kind: Kind) =>
    urlParameters.getAll(kind).flatMap((name): (typeof allowedValues)[Kind][number][] => {
      const match = allowedValues[kind].find((allowed) => allowed === name)
      if (match === undefined)
        mistakes.push(
          `There is no ${kind} “${name}”. There are: ${allowedValues[kind].join(', ')}.`,
        )
      return match === undefined ? [] : [match]
    })
  const scenario = readNames('scenario').at(-1)
  const role = readNames('role').at(-1)
  const faults = readNames('fault')
  const network = faults.filter((name) => name !== 'none').filter(isNetworkFault)
  return {
    ...(scenario && { scenario }),
    ...(role && { role }),
    ...((network.length > 0 || faults.includes('none')) && { network }),
    session: SESSION_FAULTS.filter((name) => faults.includes(name)),
    isFresh: urlParameters.has('fresh'),
    mistakes,
  }
}

/** Returns the URL without the mock's parameters, so that a reload does not apply them again. */
export function removeUrlChoices(href: string): string {
  const url = new URL(href)
  for (const name of parameters) url.searchParams.delete(name)
  return url.href
}
