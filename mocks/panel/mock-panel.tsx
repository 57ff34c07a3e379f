import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { ROLES, type Role } from '@/entities/session'
import { Banner, Button, ChevronDownIcon, NativeSelect, Switch, getButtonClass } from '@/shared/ui'
import { NETWORK_FAULTS, type NetworkFault, type SessionFault } from '../host/faults'
import { scenarioNames, type ScenarioName } from '../scenarios'
import styles from './mock-panel.module.css'
import { DAY_MS, HOUR_MS } from '@domain/calendar'

export interface MockState {
  scenario: ScenarioName
  role: Role | null
  network: readonly NetworkFault[]
  /** Offset of the backend's clock in milliseconds. */
  ahead: number
}

export interface MockControls {
  /** Reloads the page with the world and role. */
  open(world: { scenario: ScenarioName; role: Role | null; isFresh?: boolean }): void
  breakNetwork(faults: NetworkFault[]): void
  endSession(fault: SessionFault): void
  /** Advances the clock by milliseconds. */
  advance(milliseconds: number): void
}

interface MockPanelProps extends MockControls {
  scene: MockState
  /** Error messages about unknown names in the URL. The panel starts open if there are any. */
  mistakes?: readonly string[] | undefined
}

const formatName = (name: string) => name.replaceAll('_', ' ')
const toOptions = <Name extends string>(names: readonly Name[]) =>
  names.map((value) => ({ value, label: formatName(value) }))

/**
 * Shows and changes the mock's world and faults. It is for developers, so its texts are in English.
 */
export function MockPanel({
  scene,
  mistakes = [],
  open,
  breakNetwork,
  endSession,
  advance,
}: MockPanelProps) {
  const id = useId()
  const tab = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(mistakes.length > 0)
  const unusual = [
    ...scene.network.map(formatName),
    ...(scene.ahead > 0 ? [`${formatElapsed(scene.ahead)} ahead`] : []),
  ]

  function closeByKey({ key }: KeyboardEvent) {
    if (key !== 'Escape') return
    setOpen(false)
    tab.current?.focus()
  }

  return (
    <aside lang="en" aria-label="Mock" className={styles.panel} onKeyDown={closeByKey}>
      <button
        ref={tab}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className={getButtonClass({ size: 's', className: styles.tab })}
        data-unusual={unusual.length > 0 || undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {['Mock', ...unusual].join(' · ')}
        <ChevronDownIcon className={styles.chevron} />
      </button>
      <div id={id} hidden={!isOpen} className={styles.body}>
        {mistakes.map((mistake) => (
          <Banner key={mistake} tone="waiting">
            {mistake}
          </Banner>
        ))}
        <WorldForm scene={scene} open={open} />
        <fieldset className={styles.group}>
          <legend>Network</legend>
          {NETWORK_FAULTS.map((fault) => (
            <Switch
              key={fault}
              label={formatName(fault)}
              value={scene.network.includes(fault)}
              onChange={(isOn) =>
                breakNetwork(
                  NETWORK_FAULTS.filter((name) =>
                    name === fault ? isOn : scene.network.includes(name),
                  ),
                )
              }
            />
          ))}
        </fieldset>
        <fieldset className={styles.group}>
          <legend>Session</legend>
          <Button size="s" onClick={() => endSession('expired_access')}>
            Expire access
          </Button>
          <Button size="s" onClick={() => endSession('lost_refresh')}>
            Lose refresh
          </Button>
        </fieldset>
        <fieldset className={styles.group}>
          <legend>Clock: {scene.ahead > 0 ? `${formatElapsed(scene.ahead)} ahead` : 'now'}</legend>
          <Button size="s" onClick={() => advance(HOUR_MS)}>
            + 1 hour
          </Button>
          <Button size="s" onClick={() => advance(DAY_MS)}>
            + 1 day
          </Button>
          <Button size="s" onClick={() => advance(7 * DAY_MS)}>
            + 1 week
          </Button>
        </fieldset>
      </div>
    </aside>
  )
}

/** Applies choices on submit: arrow keys pass other options, and each would reload the page. */
function WorldForm({ scene, open }: Pick<MockPanelProps, 'scene' | 'open'>) {
  const [scenario, setScenario] = useState(scene.scenario)
  // The user may log in or out while the panel is open.
  const [chosen, choose] = useState<Role | null>()
  const role = chosen === undefined ? scene.role : chosen
  return (
    <form
      className={styles.world}
      onSubmit={(event) => {
        event.preventDefault()
        open({ scenario, role })
      }}
    >
      <NativeSelect
        label="Scenario"
        isRequired
        size="s"
        value={scenario}
        onChange={(name) => name && setScenario(name)}
        options={toOptions(scenarioNames)}
      />
      <NativeSelect
        label="Logged in as"
        size="s"
        value={role ?? ''}
        placeholder="nobody"
        onChange={(name) => choose(name || null)}
        options={toOptions(ROLES)}
      />
      <div className={styles.actions}>
        <Button type="submit" size="s">
          Open
        </Button>
        <Button size="s" variant="quiet" onClick={() => open({ ...scene, isFresh: true })}>
          Start {formatName(scene.scenario)} over
        </Button>
      </div>
    </form>
  )
}

/** Formats milliseconds of whole hours: `2 days 3 hours`. */
function formatElapsed(milliseconds: number): string {
  const hours = Math.round(milliseconds / HOUR_MS)
  const count = (number: number, unit: string) =>
    number === 0 ? [] : [`${number} ${unit}${number === 1 ? '' : 's'}`]
  return [...count(Math.floor(hours / 24), 'day'), ...count(hours % 24, 'hour')].join(' ')
}
