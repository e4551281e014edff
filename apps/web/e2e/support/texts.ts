import { text as korean } from '../../../../packages/exam-kit/src/text/ko/exam'
import { text as exam } from '../../../../packages/exam-kit/src/text/si/exam'
import { text as tamil } from '../../../../packages/exam-kit/src/text/ta/exam'
import { text as shared } from '../../src/shared/text/si/shared'
import { text as account } from '../../src/site/text/si/account'
import { text as guidelines } from '../../src/site/text/si/guidelines'
import { text as plans } from '../../src/site/text/si/plans'
import { text as site } from '../../src/site/text/si/site'
import { text as student } from '../../src/site/text/si/student'

/** What the main journey shows in Sinhala. */
export const texts = { account, exam, guidelines, plans, shared, site, student }

/** The exam room in the others. */
export const examTexts = { ko: korean, ta: tamil }
