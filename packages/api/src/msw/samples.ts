/** Shorter names for the example bodies of `openapi.yaml` that tests and stories use often. */
import { okBodies, requestBodies } from '../examples'

export const sampleUser = okBodies.getUserData
export const sampleUsers = okBodies.listUsers
export const sampleAdvertisements = okBodies.listAdvertisements
export const samplePlans = okBodies.listPricePlans
export const samplePaymentOrder = requestBodies.startPayment
export const samplePaidOrder = okBodies.getPaymentOrder
/** One of each kind. */
export const sampleNotifications = okBodies.listNotifications

export const sampleExams = okBodies.listExams
/** Keys are withheld. */
export const sampleExam = okBodies.getExam
export const sampleExamWithKeys = okBodies.previewExam
export const sampleProgress = requestBodies.saveProgress
export const sampleResultRequest = requestBodies.saveResult
export const sampleLeaderboard = okBodies.getLeaderboard
export const sampleMyResults = okBodies.listMyResults
export const sampleAttemptReview = okBodies.getAttempt

export const sampleAdminOverview = okBodies.getAdminOverview
export const sampleSiteSettings = okBodies.getSiteSettings
export const sampleUserPage = okBodies.findUsers
export const sampleAdminUsers = sampleUserPage.entries
export const sampleUserDetails = okBodies.getUser
export const sampleAdminPlans = okBodies.listAllPlans
export const sampleAdminPlan = okBodies.addPlan.plan
export const sampleAdminAdvertisement = okBodies.addAdvertisement.advertisement
export const sampleNewAdvertisement = requestBodies.addAdvertisement
/** The smallest PNG, in base64. */
export const samplePicture = sampleNewAdvertisement.image
export const sampleAdminVideo = okBodies.addVideo.video
export const sampleNewVideo = requestBodies.addVideo
export const sampleFloors = requestBodies.saveFloors
export const sampleTwoStep = okBodies.getTwoStep
export const sampleAuditPage = okBodies.listAuditEntries
export const sampleMessagePage = okBodies.listMessages
export const sampleMailPage = okBodies.listMails
export const samplePaymentOrderPage = okBodies.listPaymentOrders
export const samplePaymentNoticePage = okBodies.listPaymentNotices
