import { accessCases } from './access'
import { authCases } from './auth'
import { badInputCases } from './bad-input'
import type { ContractCase } from './case'
import { failureCases } from './failures'
import { examCases } from './exams'
import { planCases } from './plans'
import { resultCases } from './results'
import { userCases } from './user'

/** Every case of the suite: of the specification's operations, and for all operations what follows from the document. */
export const contractCases: ContractCase[] = [
  ...accessCases,
  ...authCases,
  ...userCases,
  ...planCases,
  ...examCases,
  ...resultCases,
  ...badInputCases,
  ...failureCases,
]
