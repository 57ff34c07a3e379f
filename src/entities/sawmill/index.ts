export {
  sawmillListQueries,
  sawmillQueryOptions,
  type Sawmill,
  type SawmillSearch,
  type SawmillSummary,
  type SawmillWrite,
  sawmillWrites,
} from './api/sawmills'
export {
  ApprovalBadge,
  CertificateMark,
  CertificateNotice,
  formatCertificate,
} from './ui/sawmill-state'
