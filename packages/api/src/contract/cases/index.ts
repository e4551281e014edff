import { accessCases } from './access'
import { adminCases } from './admin'
import { authCases } from './auth'
import { badInputCases } from './bad-input'
import type { ContractCase } from './case'
import { contentCases } from './content'
import { failureCases } from './failures'
import { deskCases } from './desk'
import { deskMediaCases } from './desk-media'
import { examCases } from './exams'
import { planCases } from './plans'
import { practiceCases } from './practice'
import { progressCases } from './progress'
import { scoreReportCases } from './score-reports'
import { resultCases } from './results'
import { twoStepCases } from './two-step'
import { statisticsCases } from './statistics'
import { userCases } from './user'

/** Every case of the suite. */
export const contractCases: ContractCase[] = [
  ...accessCases,
  ...authCases,
  ...userCases,
  ...planCases,
  ...examCases,
  ...progressCases,
  ...resultCases,
  ...statisticsCases,
  ...scoreReportCases,
  ...practiceCases,
  ...contentCases,
  ...adminCases,
  ...deskCases,
  ...deskMediaCases,
  ...twoStepCases,
  ...badInputCases,
  ...failureCases,
]
