import { faultNames, type FaultName } from '../host/faults'
import { scenarios, type ScenarioName } from '../scenarios'

/** What the address asks of the mock: `?scenario=busy_week&fault=slow`; `&fresh` forgets what the last visits did. */
export type Choices = { scenario: ScenarioName | null; faults: FaultName[]; isFresh: boolean }

/** Reads them; a name that is none is passed over. */
export function readChoices(search: string): Choices {
  const asked = new URLSearchParams(search)
  const scenario = asked.get('scenario')
  return {
    scenario: scenario !== null && isScenario(scenario) ? scenario : null,
    faults: faultNames.filter((name) => asked.getAll('fault').includes(name)),
    isFresh: asked.has('fresh'),
  }
}

function isScenario(name: string): name is ScenarioName {
  return Object.hasOwn(scenarios, name)
}
