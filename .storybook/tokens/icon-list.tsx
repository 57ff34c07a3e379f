import * as icons from '../../src/shared/ui/icons/icons'
import { Copied } from './copied'
import './tokens.css'

/** Every drawing of the kit under its name; a press copies it. */
export function IconList() {
  return (
    <ul className="sb-unstyled token-icons">
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name}>
          <Copied text={`<${name} />`}>
            <Icon />
            {name}
          </Copied>
        </li>
      ))}
    </ul>
  )
}
