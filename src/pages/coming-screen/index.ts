export { ComingScreen } from './ui/coming-screen'
