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
/** What logs in. */
export type LoginRequest = Schemas['LoginRequest']
/** What signs up: names, phone in international form, email, password. */
export type RegisterRequest = Schemas['RegisterRequest']
/** The user and the code mailed to them. */
export type VerifyAccountRequest = Schemas['VerifyAccountRequest']
/** The address to mail a reset code to. */
export type SendResetOtpRequest = Schemas['SendResetOtpRequest']
/** Address, mailed code and the new password. */
export type ResetPasswordRequest = Schemas['ResetPasswordRequest']
/** The exam-access flag. */
export type ExamAccess = Schemas['ExamAccess']

/** The logged-in user's own data. */
export type UserData = Schemas['UserData']
/** A row of the admin's list of users. */
export type UserListItem = Schemas['UserListItem']
/** The active state a user is to have. */
export type ActivateUserRequest = Schemas['ActivateUserRequest']

/** How long a plan lasts: monthly, yearly, one-time or 5-minutes. */
export type PlanDuration = Schemas['PlanDuration']
/** A plan on offer; price in LKR, 0 means free. */
export type PricePlan = Schemas['PricePlan']
/** The plan to activate. */
export type PurchaseRequest = Schemas['PurchaseRequest']
/** That the plan is active. */
export type PurchaseResponse = Schemas['PurchaseResponse']
/** The activated plan (extension); `expiresAt` null means never. */
export type Purchase = NonNullable<PurchaseResponse['purchase']>
/** An order for the payment widget. */
export type PaymentStartRequest = Schemas['PaymentStartRequest']
/** The widget's signature and merchant id; where it is not the live gateway's own, also its script and that no real money moves (extensions). */
export type PaymentStartResponse = Schemas['PaymentStartResponse']
/** How a payment order stands (extension). */
export type PaymentOrder = Schemas['PaymentOrder']

/** An exam without its questions. */
export type ExamListItem = Schemas['ExamListItem']
/** An exam with its questions; keys are in it only where the server gives them inline. */
export type Exam = Schemas['Exam']
/** Which section a question belongs to: reading or listening. */
export type QuestionType = Schemas['QuestionType']
/** A question with its options. */
export type Question = Schemas['Question']
/** An option, identified by its text, or by its photo if it has no text. */
export type AnswerOption = Schemas['AnswerOption']
/** Marks strictly above which an exam says its two good verdicts (extension). */
export type VerdictThresholds = Schemas['VerdictThresholds']

/** A running attempt, as it is saved (extension). */
export type ExamProgress = Schemas['ExamProgress']
/** That a running attempt was saved, with its new revision (extension). */
export type ProgressSaved = Schemas['ProgressSaved']

/** A finished attempt, as it is posted. */
export type ResultRequest = Schemas['ResultRequest']
/** One answer of a posted attempt; empty texts where nothing was chosen or the key is not known. */
export type SubmittedAnswer = Schemas['SubmittedAnswer']
/** The stored attempt, with success and message. */
export type ResultResponse = Schemas['ResultResponse']
/** The stored attempt; everything but `attempt` is an extension. */
export type StoredResult = Schemas['StoredResult']
/** One graded question of a stored attempt (extension). */
export type GradedQuestion = Schemas['GradedQuestion']
/** One of the learner's own attempts (extension). */
export type MyResult = Schemas['MyResult']
/** One of the learner's own attempts with its graded questions and its paper, for the review (extension). */
export type AttemptReview = Schemas['AttemptReview']
/** Which leaderboard: that of all, or that of attempts with extra time (extension). */
export type BoardName = 'standard' | 'extra-time'
/** One row of an exam's leaderboard; time in seconds. */
export type LeaderboardEntry = Schemas['LeaderboardEntry']

/** An advertisement of the home page. */
export type Advertisement = Schemas['Advertisement']
/** A lesson video. */
export type Video = Schemas['Video']
/** A message of the contact form (extension). */
export type ContactRequest = Schemas['ContactRequest']

/** How much there is of everything that admins look after (extension). */
export type AdminOverview = Schemas['AdminOverview']
/** A user, as admins see one in a list (extension). */
export type AdminUser = Schemas['AdminUser']
/** A user with plans and attempts, as admins see one (extension). */
export type AdminUserDetails = Schemas['AdminUserDetails']
/** What a user's minutes may be multiplied by (extension). */
export type TimeFactor = Schemas['TimeFactorRequest']['timeFactor']
/** A price plan, on offer or withdrawn (extension). */
export type AdminPlan = Schemas['AdminPlan']
/** A price plan to be (extension). */
export type AddPlanRequest = Schemas['AddPlanRequest']
/** What of a price plan is to be another (extension). */
export type ChangePlanRequest = Schemas['ChangePlanRequest']
/** An advertisement, shown or withdrawn (extension). */
export type AdminAdvertisement = Schemas['AdminAdvertisement']
/** An advertisement to be, its picture in base64 (extension). */
export type AddAdvertisementRequest = Schemas['AddAdvertisementRequest']
/** What of an advertisement is to be another (extension). */
export type ChangeAdvertisementRequest = Schemas['ChangeAdvertisementRequest']
/** A lesson video, shown or withdrawn (extension). */
export type AdminVideo = Schemas['AdminVideo']
/** A lesson video to be (extension). */
export type AddVideoRequest = Schemas['AddVideoRequest']
/** What of a lesson video is to be another (extension). */
export type ChangeVideoRequest = Schemas['ChangeVideoRequest']
/** An exam, as admins see it in a list (extension). */
export type AdminExam = Schemas['AdminExam']
/** An entry of the journal of mails (extension). */
export type JournalMail = Schemas['JournalMail']
/** An order for the payment gateway, as admins see it (extension). */
export type JournalOrder = Schemas['JournalOrder']
/** An entry of the journal of payments (extension). */
export type PaymentNotice = Schemas['PaymentNotice']
