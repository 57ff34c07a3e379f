import * as icons from '../../src/shared/ui/icons/icons'
import { CopyButton } from './copy-button'
import './tokens.css'

/** Every drawing of the kit under its name; a press copies it. */
export function IconList() {
  return (
    <ul className="sb-unstyled token-icons">
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name}>
          <CopyButton text={`<${name} />`}>
            <Icon />
            {name}
          </CopyButton>
        </li>
      ))}
    </ul>
  )
}
