export { PrivacyBanner } from './ui/privacy-banner'
