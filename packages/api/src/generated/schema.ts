/* eslint-disable */
/**
 * Generated from openapi.yaml by `npm run api:generate`. Do not edit: change the document and generate again.
 */

export interface paths {
    "/api/advertisements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Advertisements of the home page; fetched without credentials. */
        get: operations["listAdvertisements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/is-auth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the session cookie belongs to a logged-in user.
         * @description Answers 200 with `success:false` for a visitor without a session, so that a first visit is no error.
         */
        get: operations["isAuth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Starts a session (cookie) for an email and password. */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends the session on the server and clears its cookie. Succeeds without a session too. */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Creates a learner and mails a verification code. Does not log in. */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/Verify-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirms an email address with the six-digit code mailed at sign-up. */
        post: operations["verifyAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/resend-verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mails a new verification code to the logged-in user; locked for 60 seconds after the last one. */
        post: operations["resendVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/send-reset-otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mails a six-digit reset code. The answer is the same whether or not the address has an account. */
        post: operations["sendResetOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets a new password with a reset code and ends every session of the account. */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/check-access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the learner has an active plan. */
        get: operations["checkAccess"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The logged-in user's own data. */
        get: operations["getUserData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All users and their active state; admins only. */
        get: operations["listUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/{id}/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Switches a user's active state; admins only, never one's own or the last admin's. */
        patch: operations["setUserActive"];
        trace?: never;
    };
    "/api/price-plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The price plans on offer, cheapest first. */
        get: operations["listPricePlans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user-plan-purchases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Activates a plan for the learner. A free plan at once; a paid plan only when its payment is confirmed. */
        post: operations["purchasePlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs a payment order for the payment widget. */
        post: operations["startPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How one of the learner's own payment orders stands, as the server knows it. */
        get: operations["getPaymentOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/exams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The exams that the learner's active plans unlock; empty without a plan. */
        get: operations["listExams"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/exams/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One exam with its questions. Unless the server gives keys inline, no key, explanation or transcript is in it. */
        get: operations["getExam"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/exams/{id}/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The learner's running attempt at an exam as a device saved it last; null without one. */
        get: operations["getProgress"];
        /**
         * Saves the running attempt, so that another device can go on and an exam left open is graded with what it has.
         * @description `revision` is the one the writer saw last (0 at first); the answer carries the next. A stale one is refused with 409 and the
         *     newer progress. Another `startTime` begins another attempt in place of the one that is kept, unless that one began later.
         *     An answer to a question, or an option, that the paper does not have is refused. An attempt that was handed in, or graded
         *     because its time was over, answers 410.
         */
        put: operations["saveProgress"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/results": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stores a finished attempt. Idempotent by (user, examId, startTime).
         * @description The server grades the answers itself; the client's own `isCorrect`, `correctAnswer` and totals are accepted and ignored.
         *     Posting again with the same examId and startTime answers with the stored attempt and changes nothing; only an attempt that was
         *     graded because its time was over is replaced, once, by what the learner hands in within a day.
         */
        post: operations["saveResult"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/results/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The learner's own attempts, newest first. */
        get: operations["listMyResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/results/leaderboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The first hundred learners of an exam by their first attempt.
         * @description Ordered by score, then time, then earlier submission; equal score and time share a rank (1, 1, 3).
         */
        get: operations["getLeaderboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/results/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the learner's own attempts with its paper and keys, for the review. */
        get: operations["getAttempt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/videos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lesson videos. */
        get: operations["listVideos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mails a visitor's message to the operator. */
        post: operations["sendContactMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How much there is of everything that admins look after; admins only. */
        get: operations["getAdminOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Users by name or email, a page at a time, newest first; admins only. */
        get: operations["findUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One user with plans and attempts; admins only. */
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/time-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Sets what a user's minutes are multiplied by; admins only.
         * @description A running attempt gets the longer time at once, and never a shorter one.
         */
        patch: operations["setTimeFactor"];
        trace?: never;
    };
    "/api/admin/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All price plans, withdrawn ones too; admins only. */
        get: operations["listAllPlans"];
        put?: never;
        /** Adds a price plan and offers it; admins only. */
        post: operations["addPlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/plans/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes a price plan, withdraws it or offers it again; admins only.
         * @description Never changes what somebody bought. A withdrawn plan stays valid for its buyers; with another duration, price or choice of exams, a new plan takes its place.
         */
        patch: operations["changePlan"];
        trace?: never;
    };
    "/api/admin/advertisements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All advertisements, withdrawn ones too; admins only. */
        get: operations["listAllAdvertisements"];
        put?: never;
        /** Adds an advertisement with its picture; admins only. */
        post: operations["addAdvertisement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/advertisements/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Deletes an advertisement for good; admins only. */
        delete: operations["deleteAdvertisement"];
        options?: never;
        head?: never;
        /** Changes an advertisement, withdraws it or shows it again; admins only. */
        patch: operations["changeAdvertisement"];
        trace?: never;
    };
    "/api/admin/videos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All videos, withdrawn ones too; admins only. */
        get: operations["listAllVideos"];
        put?: never;
        /** Adds a video of YouTube; admins only. */
        post: operations["addVideo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/videos/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Deletes a video for good; admins only. */
        delete: operations["deleteVideo"];
        options?: never;
        head?: never;
        /** Changes a video, withdraws it or shows it again; admins only. */
        patch: operations["changeVideo"];
        trace?: never;
    };
    "/api/admin/exams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All exams, whoever may take them; admins only. */
        get: operations["listAllExams"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/exams/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One exam with questions and keys, for a look at it as learners see it; admins only. */
        get: operations["previewExam"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The journal of mails, a page at a time, newest first; admins only. What a mail says is not in it. */
        get: operations["listMails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/payment-orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Orders for the payment gateway and what became of them, a page at a time, newest first; admins only. */
        get: operations["listPaymentOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/payment-notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything that was learnt about payments, believed or not, a page at a time, newest first; admins only. */
        get: operations["listPaymentNotices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The body of every error. */
        ErrorBody: {
            /** @enum {boolean} */
            success: false;
            /** @description A sentence for the user. */
            message: string;
        };
        Done: {
            success: boolean;
            message: string;
        };
        Advertisement: {
            id: string;
            title: string;
            /** @description Path or URL of the image. */
            imageUrl: string;
        };
        AuthState: {
            /** @description Whether somebody is logged in. */
            success: boolean;
            message: string;
            user?: {
                name: string;
            };
        };
        LoginRequest: {
            email: string;
            password: string;
        };
        RegisterRequest: {
            /** @description First name. */
            name: string;
            /** @description Last name. */
            lName: string;
            /** @description International form, as +94771234567. */
            phone: string;
            email: string;
            password: string;
        };
        VerifyAccountRequest: {
            userId: string;
            otp: string;
        };
        SendResetOtpRequest: {
            email: string;
        };
        ResetPasswordRequest: {
            email: string;
            otp: string;
            newPassword: string;
        };
        ExamAccess: {
            canAccessExam: boolean;
        };
        UserData: {
            /** @description 24 hexadecimal digits. */
            userId: string;
            name: string;
            lName: string;
            email: string;
            phone: string;
            address?: string;
            city?: string;
            /** @description Whether the email address was confirmed. */
            isVerified?: boolean;
            /** @enum {string} */
            role?: "learner" | "admin";
        };
        UserListItem: {
            id: string;
            name: string;
            isActive: boolean;
        };
        ActivateUserRequest: {
            isActive: boolean;
        };
        /** @enum {string} */
        PlanDuration: "monthly" | "yearly" | "one-time" | "5-minutes";
        PricePlan: {
            _id: string;
            name: string;
            duration: components["schemas"]["PlanDuration"];
            /** @description In LKR; 0 means free. */
            price: number;
            description?: string;
            exams: {
                _id: string;
                topic: string;
            }[];
        };
        PurchaseRequest: {
            pricePlanId: string;
        };
        PurchaseResponse: {
            success: boolean;
            message: string;
            purchase?: {
                id: string;
                pricePlanId: string;
                /** Format: date-time */
                activatedAt: string;
                /**
                 * Format: date-time
                 * @description null: never.
                 */
                expiresAt: string | null;
            };
        };
        PaymentStartRequest: {
            /** @description The user id followed by the last six digits of the timestamp. */
            order_id: string;
            amount: number;
            /** @enum {string} */
            currency: "LKR";
            first_name: string;
            last_name: string;
            email: string;
            phone: string;
            address: string;
            city: string;
            country: string;
            pricePlanId?: string;
        };
        PaymentStartResponse: {
            hash: string;
            merchant_id: string;
            /** @description Whether no real money moves; false without it. */
            sandbox?: boolean;
            /** @description Address of the widget's script where it is not the gateway's own; a path of this origin. */
            script?: string;
        };
        PaymentOrder: {
            orderId: string;
            /**
             * @description `created`: nothing was heard yet. `pending`: the gateway waits for the money. `paid`: the gateway says so, and is being asked.
             *     `confirmed`: it is true, and the plan is activated. The others gave no plan, or took it back.
             * @enum {string}
             */
            state: "created" | "pending" | "paid" | "confirmed" | "canceled" | "failed" | "charged_back" | "refunded";
            amount: number;
            /** @enum {string} */
            currency: "LKR";
            /** @description The plan that the order names. */
            pricePlanId?: string;
            /** @description Whether what it paid for is active now. */
            isActive: boolean;
        };
        ExamListItem: {
            _id: string;
            topic: string;
            description: string;
            /** @description Free text; may hold a colon. */
            duration: string;
            /** @description Path of the picture; a placeholder is shown without it. */
            photo?: string;
            questionCount?: number;
            totalMarks?: number;
        };
        /** @description Marks strictly above which an exam says Congratulations! or Well done!; 180 and 150 without it. */
        VerdictThresholds: {
            excellent: number;
            good: number;
        };
        Exam: {
            _id: string;
            topic: string;
            description: string;
            duration: string;
            photo?: string;
            /** @description Each item is split on line breaks and semicolons into bullets. */
            guidelines: string[];
            readingTimeMinutes: number;
            listeningTimeMinutes: number;
            /** @description What the minutes were multiplied by for this learner; absent without extra time. */
            timeFactor?: number;
            verdictThresholds?: components["schemas"]["VerdictThresholds"];
            questions: components["schemas"]["Question"][];
        };
        /** @enum {string} */
        QuestionType: "reading" | "listening";
        Question: {
            _id: string;
            questionNumber: number;
            type: components["schemas"]["QuestionType"];
            /** @description Path of the clip of a listening question. */
            audio?: string;
            /** @description Path of the picture. */
            questionPhoto?: string;
            questionText?: string;
            answers: components["schemas"]["AnswerOption"][];
            /** @description Only where keys are given inline. */
            explanation?: string;
            /** @description Only where keys are given inline. */
            transcript?: string;
        };
        /** @description An option; identified by its text, or by its photo if it has no text. */
        AnswerOption: {
            _id: string;
            text?: string;
            photo?: string;
            /** @description Absent where the server withholds keys. */
            isCorrect?: boolean;
        };
        /** @enum {string} */
        ProgressPhase: "reading" | "listening";
        /** @description A running attempt. */
        ExamProgress: {
            /**
             * Format: date-time
             * @description When the exam was started; names the attempt.
             */
            startTime: string;
            phase: components["schemas"]["ProgressPhase"];
            /** @description Position in the exam, reading first, from 0. */
            index: number;
            /** @description Chosen option's text, or its photo path, by question id. */
            answers: {
                [key: string]: string;
            };
            /** @description How often a clip was heard, by question id. */
            plays: {
                [key: string]: number;
            };
            /** Format: date-time */
            readingStartTime?: string;
            /** Format: date-time */
            listeningStartTime?: string;
            /** @description The one that the writer saw last; 0 at first. */
            revision: number;
        };
        /** @description A running attempt as the server keeps it, or null. */
        KeptProgress: {
            /**
             * Format: date-time
             * @description When the exam was started; names the attempt.
             */
            startTime: string;
            phase: components["schemas"]["ProgressPhase"];
            /** @description Position in the exam, reading first, from 0. */
            index: number;
            /** @description Chosen option's text, or its photo path, by question id. */
            answers: {
                [key: string]: string;
            };
            /** @description How often a clip was heard, by question id. */
            plays: {
                [key: string]: number;
            };
            /** Format: date-time */
            readingStartTime?: string;
            /** Format: date-time */
            listeningStartTime?: string;
            /** @description The one that the writer saw last; 0 at first. */
            revision: number;
        } | null;
        ProgressResponse: {
            success: boolean;
            progress: components["schemas"]["KeptProgress"];
        };
        ProgressSaved: {
            success: boolean;
            revision: number;
        };
        ProgressConflict: {
            /** @enum {boolean} */
            success: false;
            message: string;
            progress: components["schemas"]["ExamProgress"];
        };
        ResultRequest: {
            examId: string;
            questions: components["schemas"]["SubmittedAnswer"][];
            totalScore: number;
            totalPossibleMarks: number;
            percentageScore: number;
            /**
             * Format: date-time
             * @description When the exam was finished.
             */
            timestamp: string;
            /**
             * Format: date-time
             * @description When the exam was started.
             */
            startTime: string;
        };
        SubmittedAnswer: {
            questionId: string;
            /** @description The chosen option's text, or its photo path; empty without an answer. */
            userAnswer: string;
            /** @description Empty where the client does not know it. */
            correctAnswer: string;
            isCorrect: boolean;
        };
        ResultResponse: {
            success: boolean;
            message: string;
            result: components["schemas"]["StoredResult"];
        };
        StoredResult: {
            /** @description The how-manieth attempt of this learner at this exam it is. */
            attempt: number;
            totalScore?: number;
            totalPossibleMarks?: number;
            percentageScore?: number;
            /** @description Seconds. */
            timeTaken?: number;
            /** @description Opens the review again. */
            attemptId?: string;
            /** @description Came so long after its time that it does not count on the board. */
            isLate?: boolean;
            /** @description Was graded because its time was over. */
            isAutomatic?: boolean;
            /** @description Was taken with extra time, and is ranked apart. */
            isExtraTime?: boolean;
            /** @description What the minutes were multiplied by: 1, 1.25, 1.5 or 2. */
            timeFactor?: number;
            /** @description The graded questions, from which the review is drawn where keys were withheld. */
            questions?: components["schemas"]["GradedQuestion"][];
        };
        GradedQuestion: {
            questionId: string;
            userAnswer: string;
            /** @description Text or photo path of the correct option; empty if the exam names none. */
            correctAnswer: string;
            isCorrect: boolean;
            explanation?: string;
            transcript?: string;
            /** @description Path of the clip. */
            audio?: string;
        };
        MyResult: {
            examId: string;
            topic: string;
            attempt: number;
            totalScore: number;
            totalPossibleMarks: number;
            percentageScore: number;
            /** @description Seconds. */
            timeTaken: number;
            /** Format: date-time */
            timestamp: string;
            /** @description Opens the review again. */
            attemptId?: string;
            /** @description Came so long after its time that it does not count on the board. */
            isLate?: boolean;
            /** @description Was graded because its time was over. */
            isAutomatic?: boolean;
            /** @description Was taken with extra time, and is ranked apart. */
            isExtraTime?: boolean;
            /** @description What the minutes were multiplied by: 1, 1.25, 1.5 or 2. */
            timeFactor?: number;
        };
        AttemptResult: {
            examId: string;
            topic: string;
            attempt: number;
            totalScore: number;
            totalPossibleMarks: number;
            percentageScore: number;
            /** @description Seconds. */
            timeTaken: number;
            /** Format: date-time */
            timestamp: string;
            attemptId?: string;
            isLate?: boolean;
            isAutomatic?: boolean;
            isExtraTime?: boolean;
            timeFactor?: number;
            /** Format: date-time */
            startTime: string;
            questions: components["schemas"]["GradedQuestion"][];
        };
        AttemptReview: {
            success: boolean;
            result: components["schemas"]["AttemptResult"];
            exam: components["schemas"]["Exam"];
        };
        LeaderboardEntry: {
            rank: number;
            userId: string;
            name: string;
            lName: string;
            /** @description Seconds. */
            timeTaken: number;
            totalScore: number;
            percentageScore?: number;
            /** @description True on the board of attempts with extra time. */
            isExtraTime?: boolean;
            /** @description What the minutes were multiplied by. */
            timeFactor?: number;
        };
        Video: {
            id: string;
            title: string;
            youtubeUrl: string;
        };
        ContactRequest: {
            firstName: string;
            lastName: string;
            contactNumber: string;
            email: string;
            message: string;
        };
        AdminOverview: {
            users: number;
            inactiveUsers: number;
            /** @description On offer. */
            plans: number;
            /** @description Shown. */
            advertisements: number;
            /** @description Shown. */
            videos: number;
            exams: number;
        };
        AdminUser: {
            id: string;
            /** @description First and last name. */
            name: string;
            email: string;
            /** @enum {string} */
            role: "learner" | "admin";
            isActive: boolean;
            isVerified: boolean;
            /** @description By which the minutes of an exam are multiplied; 1 without extra time. */
            timeFactor: number;
            /** Format: date-time */
            createdAt: string;
        };
        AdminUserPage: {
            entries: components["schemas"]["AdminUser"][];
            page: number;
            pageSize: number;
            /** @description Of all pages. */
            total: number;
        };
        AdminUserDetails: {
            id: string;
            /** @description First and last name. */
            name: string;
            email: string;
            phone: string;
            /** @enum {string} */
            role: "learner" | "admin";
            isActive: boolean;
            isVerified: boolean;
            /** @description By which the minutes of an exam are multiplied; 1 without extra time. */
            timeFactor: number;
            /** Format: date-time */
            createdAt: string;
            /** @description Everything that was activated, newest first. */
            plans: {
                id: string;
                name: string;
                /** Format: date-time */
                activatedAt: string;
                /**
                 * Format: date-time
                 * @description null: never.
                 */
                expiresAt: string | null;
            }[];
            /** @description Finished ones. */
            attempts: number;
        };
        TimeFactorRequest: {
            /** @enum {number} */
            timeFactor: 1 | 1.25 | 1.5 | 2;
        };
        MailPage: {
            entries: components["schemas"]["JournalMail"][];
            page: number;
            pageSize: number;
            /** @description Of all pages. */
            total: number;
        };
        JournalMail: {
            id: string;
            to: string;
            subject: string;
            /** @enum {string} */
            state: "queued" | "sent" | "failed";
            tries: number;
            /** @description Why the last try failed. */
            lastError?: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            sentAt?: string;
        };
        PaymentOrderPage: {
            entries: components["schemas"]["JournalOrder"][];
            page: number;
            pageSize: number;
            /** @description Of all pages. */
            total: number;
        };
        JournalOrder: {
            orderId: string;
            userId: string;
            userName: string;
            /** @description Absent where the order named no plan. */
            planName?: string;
            amount: number;
            currency: string;
            /** @enum {string} */
            state: "created" | "pending" | "paid" | "confirmed" | "canceled" | "failed" | "charged_back" | "refunded";
            /** @description Whether it paid for a plan that was activated. */
            isActivated: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            changedAt: string;
        };
        PaymentNoticePage: {
            entries: components["schemas"]["PaymentNotice"][];
            page: number;
            pageSize: number;
            /** @description Of all pages. */
            total: number;
        };
        /** @description What the sender wrote proves nothing; `outcome` says what our server made of it. */
        PaymentNotice: {
            id: string;
            /** Format: date-time */
            receivedAt: string;
            /**
             * @description The gateway told us, or we asked it.
             * @enum {string}
             */
            source: "notice" | "question";
            outcome: string;
            orderId: string;
            statusCode?: string;
            amount?: string;
            currency?: string;
            paymentId?: string;
            method?: string;
            message?: string;
        };
        AdminPlan: {
            _id: string;
            name: string;
            duration: components["schemas"]["PlanDuration"];
            /** @description In LKR; 0 means free. */
            price: number;
            description?: string;
            exams: {
                _id: string;
                topic: string;
            }[];
            isOffered: boolean;
            /** @description Whether a plan with other terms took its place; such a plan cannot be changed any more. */
            isReplaced: boolean;
            /** @description Users for whom it is active now. */
            buyers: number;
        };
        AdminPlanResponse: {
            success: boolean;
            message: string;
            plan: components["schemas"]["AdminPlan"];
        };
        AddPlanRequest: {
            name: string;
            duration: components["schemas"]["PlanDuration"];
            /** @description In LKR, at most two decimals; 0 means free. */
            price: number;
            description?: string;
            /** @description Ids; at least one. */
            exams: string[];
        };
        ChangePlanRequest: {
            name?: string;
            duration?: components["schemas"]["PlanDuration"];
            /** @description In LKR, at most two decimals; 0 means free. */
            price?: number;
            /** @description Empty: none. */
            description?: string;
            /** @description Ids; at least one. */
            exams?: string[];
            isOffered?: boolean;
        };
        AdminAdvertisement: {
            id: string;
            title: string;
            imageUrl: string;
            isShown: boolean;
        };
        AdminAdvertisementResponse: {
            success: boolean;
            message: string;
            advertisement: components["schemas"]["AdminAdvertisement"];
        };
        AddAdvertisementRequest: {
            title: string;
            image: components["schemas"]["Picture"];
        };
        ChangeAdvertisementRequest: {
            title?: string;
            image?: components["schemas"]["Picture"];
            isShown?: boolean;
        };
        /** @description A PNG, JPEG or WebP file in base64; at most 2 MB, 4096 × 4096 pixels. */
        Picture: string;
        AdminVideo: {
            id: string;
            title: string;
            youtubeUrl: string;
            isShown: boolean;
        };
        AdminVideoResponse: {
            success: boolean;
            message: string;
            video: components["schemas"]["AdminVideo"];
        };
        AddVideoRequest: {
            title: string;
            /** @description As https://www.youtube.com/watch?v=… or https://youtu.be/… */
            youtubeUrl: string;
        };
        ChangeVideoRequest: {
            title?: string;
            youtubeUrl?: string;
            isShown?: boolean;
        };
        AdminExam: {
            _id: string;
            topic: string;
            duration: string;
            photo?: string;
            questionCount: number;
            version: number;
            /** @description Whether a plan on offer unlocks it. */
            isOffered: boolean;
        };
    };
    responses: {
        /** @description It was done. */
        Done: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Done"];
            };
        };
        /** @description No session, or it has ended. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The session's user may not do this. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description There is no such thing. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The request cannot be served as it is (malformed, too large, too many, unknown). */
        ClientError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The server failed. The message never tells how. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
    };
    parameters: {
        /** @description The `_id` or `id` of the thing. */
        Id: string;
        /** @description Which page, from 1. */
        Page: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listAdvertisements: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All advertisements, in the order they are shown. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Advertisement"][];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    isAuth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session's user, or `success:false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthState"];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["Unauthorized"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            /** @description The email already has an account. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    verifyAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyAccountRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    resendVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["Unauthorized"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    sendResetOtp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendResetOtpRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    checkAccess: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The exam-access flag. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExamAccess"];
                };
            };
            401: components["responses"]["Unauthorized"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getUserData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user's data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserData"];
                };
            };
            401: components["responses"]["Unauthorized"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All users. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserListItem"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    setUserActive: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` or `id` of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActivateUserRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listPricePlans: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All plans on offer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PricePlan"][];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    purchasePlan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PurchaseRequest"];
            };
        };
        responses: {
            /** @description The plan is active. Repeating the call for an active free plan answers the same purchase. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PurchaseResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The plan is paid and no confirmed payment for it exists. Nothing was activated. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: components["responses"]["NotFound"];
            /** @description A payment for the plan is under way and was not confirmed within the few seconds that the call waits. Asking again later is right. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    startPayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentStartRequest"];
            };
        };
        responses: {
            /** @description The signature and merchant id the widget needs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentStartResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getPaymentOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` or `id` of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentOrder"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listExams: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The unlocked exams, without their questions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExamListItem"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getExam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` or `id` of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The exam. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Exam"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getProgress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` or `id` of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The running attempt, or null. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProgressResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    saveProgress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` or `id` of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExamProgress"];
            };
        };
        responses: {
            /** @description It is saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProgressSaved"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Another device has saved since. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProgressConflict"];
                };
            };
            /** @description The attempt is over. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    saveResult: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResultRequest"];
            };
        };
        responses: {
            /** @description The stored attempt. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResultResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listMyResults: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All attempts of the learner. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyResult"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getLeaderboard: {
        parameters: {
            query: {
                /** @description The exam's `_id`. */
                examId: string;
                /** @description Which board; attempts with extra time are ranked among themselves. */
                board?: "standard" | "extra-time";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries, best first; empty before the first attempt. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaderboardEntry"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getAttempt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` or `id` of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The attempt, its graded questions, and the paper it was taken from. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttemptReview"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listVideos: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All videos. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Video"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    sendContactMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getAdminOverview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminOverview"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    findUsers: {
        parameters: {
            query: {
                /** @description Which page, from 1. */
                page: components["parameters"]["Page"];
                /** @description Part of a name or email. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of users. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminUserPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` or `id` of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminUserDetails"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    setTimeFactor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` or `id` of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TimeFactorRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listAllPlans: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plans, those on offer first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminPlan"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    addPlan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddPlanRequest"];
            };
        };
        responses: {
            /** @description The new plan. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminPlanResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    changePlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` or `id` of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePlanRequest"];
            };
        };
        responses: {
            /** @description The plan as it is now; other terms make another plan, with an id of its own. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminPlanResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listAllAdvertisements: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The advertisements, in the order they are shown. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminAdvertisement"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    addAdvertisement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddAdvertisementRequest"];
            };
        };
        responses: {
            /** @description The new advertisement. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminAdvertisementResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    deleteAdvertisement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` or `id` of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    changeAdvertisement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` or `id` of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeAdvertisementRequest"];
            };
        };
        responses: {
            /** @description The advertisement as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminAdvertisementResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listAllVideos: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The videos, in the order they are shown. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminVideo"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    addVideo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddVideoRequest"];
            };
        };
        responses: {
            /** @description The new video. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminVideoResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    deleteVideo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` or `id` of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    changeVideo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` or `id` of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeVideoRequest"];
            };
        };
        responses: {
            /** @description The video as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminVideoResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listAllExams: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The exams, without their questions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminExam"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    previewExam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` or `id` of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The exam, keys, explanations and transcripts included. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Exam"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listMails: {
        parameters: {
            query: {
                /** @description Which page, from 1. */
                page: components["parameters"]["Page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the journal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listPaymentOrders: {
        parameters: {
            query: {
                /** @description Which page, from 1. */
                page: components["parameters"]["Page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of orders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentOrderPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listPaymentNotices: {
        parameters: {
            query: {
                /** @description Which page, from 1. */
                page: components["parameters"]["Page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the journal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentNoticePage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
}
