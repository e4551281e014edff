import { text as korean } from '../../../../packages/exam-kit/src/text/ko/exam'
import { text as sinhala } from '../../../../packages/exam-kit/src/text/si/exam'
import { text as tamil } from '../../../../packages/exam-kit/src/text/ta/exam'
import { text as koreanShared } from '../../src/shared/text/ko/shared'
import { text as sinhalaShared } from '../../src/shared/text/si/shared'
import { text as tamilShared } from '../../src/shared/text/ta/shared'
import { text as koreanAccount } from '../../src/site/text/ko/account'
import { text as koreanGuidelines } from '../../src/site/text/ko/guidelines'
import { text as koreanPlans } from '../../src/site/text/ko/plans'
import { text as koreanSite } from '../../src/site/text/ko/site'
import { text as koreanStudent } from '../../src/site/text/ko/student'
import { text as sinhalaAccount } from '../../src/site/text/si/account'
import { text as sinhalaGuidelines } from '../../src/site/text/si/guidelines'
import { text as sinhalaPlans } from '../../src/site/text/si/plans'
import { text as sinhalaSite } from '../../src/site/text/si/site'
import { text as sinhalaStudent } from '../../src/site/text/si/student'
import { text as tamilAccount } from '../../src/site/text/ta/account'
import { text as tamilGuidelines } from '../../src/site/text/ta/guidelines'
import { text as tamilPlans } from '../../src/site/text/ta/plans'
import { text as tamilSite } from '../../src/site/text/ta/site'
import { text as tamilStudent } from '../../src/site/text/ta/student'

/** What the main journey shows in the languages besides English. */
export const texts = {
  ko: {
    exam: korean,
    shared: koreanShared,
    account: koreanAccount,
    plans: koreanPlans,
    site: koreanSite,
    student: koreanStudent,
    guidelines: koreanGuidelines,
  },
  si: {
    exam: sinhala,
    shared: sinhalaShared,
    account: sinhalaAccount,
    plans: sinhalaPlans,
    site: sinhalaSite,
    student: sinhalaStudent,
    guidelines: sinhalaGuidelines,
  },
  ta: {
    exam: tamil,
    shared: tamilShared,
    account: tamilAccount,
    plans: tamilPlans,
    site: tamilSite,
    student: tamilStudent,
    guidelines: tamilGuidelines,
  },
} as const
