import * as icons from '../../src/shared/ui/icons/icons'
import { CopyButton } from './copy-button'
import './tokens.css'

/** All icons with their names; a click copies an icon. */
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
