import { ApiProblem, type Problem } from '@/shared/api'

/** What is so of the file, the deal or the person, however often it is sent. */
const final: readonly Problem['code'][] = ['too_large', 'unsupported_file', 'forbidden', 'not_found', 'not_allowed_now']

/** Whether a file that failed could get through another time. */
export const mayPass = (error: unknown): boolean => !(error instanceof ApiProblem && final.includes(error.problem.code))
