import { renewWorlds } from './renew-worlds'

renewWorlds()
