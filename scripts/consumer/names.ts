// One type of each kind of entry; the compiler must resolve all of them.
export type { ButtonProps } from '@naru/ui/Button'
export type { ThemeName } from '@naru/ui/theme'
export type { ExamDefinition } from '@naru/exam-kit/engine'
export type { ExamSession } from '@naru/exam-kit/session'
export type { BrowserPorts } from '@naru/exam-kit/browser'
export type { ExamRoomProps } from '@naru/exam-kit/ExamRoom'
export type { Api } from '@naru/api'
export type { Exam } from '@naru/api/types'
