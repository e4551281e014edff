/**
 * The contract's types by name. Everything here comes from `openapi.yaml`; nothing is written by hand.
 */
import type { components, operations, paths } from './generated/schema'

export type { components, operations, paths }

/** All named schemas of the contract. */
export type Schemas = components['schemas']

/** The name of an operation, as `openapi.yaml` calls it (`operationId`). */
export type OperationId = keyof operations

/** The body of every error: `success: false` and a sentence for the user. */
export type ErrorBody = Schemas['ErrorBody']
/** The plain answer of most changes: `success` and `message`. */
export type Done = Schemas['Done']

/** Whether somebody is logged in, and their name. */
export type AuthState = Schemas['AuthState']
export type LoginRequest = Schemas['LoginRequest']
export type RegisterRequest = Schemas['RegisterRequest']
export type VerifyAccountRequest = Schemas['VerifyAccountRequest']
export type SendResetOtpRequest = Schemas['SendResetOtpRequest']
export type ResetPasswordRequest = Schemas['ResetPasswordRequest']
/** The exam-access flag. */
export type ExamAccess = Schemas['ExamAccess']

/** The logged-in user's own data. */
export type UserData = Schemas['UserData']
/** A row of the admin's list of users. */
export type UserListItem = Schemas['UserListItem']
export type ActivateUserRequest = Schemas['ActivateUserRequest']

/** How long a plan lasts: monthly, yearly, one-time or 5-minutes. */
export type PlanDuration = Schemas['PlanDuration']
export type PricePlan = Schemas['PricePlan']
/** An exam as a plan names it: `_id` and `topic`. */
export type PlanExam = PricePlan['exams'][number]
export type PurchaseRequest = Schemas['PurchaseRequest']
export type PurchaseResponse = Schemas['PurchaseResponse']
/** The activated plan (extension); `expiresAt` null means never. */
export type Purchase = NonNullable<PurchaseResponse['purchase']>
export type PaymentStartRequest = Schemas['PaymentStartRequest']
export type PaymentStartResponse = Schemas['PaymentStartResponse']

/** An exam without its questions. */
export type ExamListItem = Schemas['ExamListItem']
/** An exam with its questions; keys are in it only where the server gives them inline. */
export type Exam = Schemas['Exam']
export type QuestionType = Schemas['QuestionType']
export type Question = Schemas['Question']
/** An option, identified by its text, or by its photo if it has no text. */
export type AnswerOption = Schemas['AnswerOption']
/** Marks strictly above which an exam says its two good verdicts (extension). */
export type VerdictThresholds = Schemas['VerdictThresholds']

/** A finished attempt, as it is posted. */
export type ResultRequest = Schemas['ResultRequest']
export type SubmittedAnswer = Schemas['SubmittedAnswer']
export type ResultResponse = Schemas['ResultResponse']
/** The stored attempt; everything but `attempt` is an extension. */
export type StoredResult = Schemas['StoredResult']
/** One graded question of a stored attempt (extension). */
export type GradedQuestion = Schemas['GradedQuestion']
/** One of the learner's own attempts (extension). */
export type MyResult = Schemas['MyResult']
export type LeaderboardEntry = Schemas['LeaderboardEntry']

export type Advertisement = Schemas['Advertisement']
export type Video = Schemas['Video']
/** A message of the contact form (extension). */
export type ContactRequest = Schemas['ContactRequest']
