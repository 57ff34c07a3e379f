export {
  fetchSawmillPage,
  sawmillListQuery,
  type SawmillSearch,
  type SawmillSummary,
} from './api/sawmill-list'
export { sawmillQuery, type Sawmill, type SawmillWrite } from './api/sawmill-queries'
export { createSawmill, rememberSawmill, updateSawmill } from './api/sawmill-writes'
export { ApprovalBadge } from './ui/approval-badge'
export { sayCertificate } from './model/say-certificate'
export { CertificateNotice } from './ui/certificate-notice'
export { CertificateMark } from './ui/certificate-mark'
