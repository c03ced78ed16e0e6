// Generated from openapi.yaml by `npm run generate`; edits are lost.
export interface paths {
    "/api/send-otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a one-time password by SMS */
        post: operations["sendOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/verify-otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exchange a phone's one-time password for a token; this browser has proved the phone from then on */
        post: operations["verifyOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/emaillogin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a one-time password by e-mail */
        post: operations["emailLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/verifyEmail-otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exchange an e-mail's one-time password for a token */
        post: operations["verifyEmailOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/verifygmail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exchange a Google credential for a token */
        post: operations["verifyGmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End this session and what this browser holds of purchases, and forget its push token; never fails for want of any */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessaave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Record which device this session belongs to */
        post: operations["saveSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/userinfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Who this token belongs to */
        post: operations["userInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account": {
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
        /** Change what is given of the signed-in user */
        patch: operations["updateAccount"];
        trace?: never;
    };
    "/api/account/data-export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The copy of everything that is the signed-in user’s, if one was asked for */
        get: operations["getDataExport"];
        put?: never;
        /**
         * Pack everything that is the signed-in user’s into one file
         * @description Needs a code of `POST /api/step-up`. The file is a zip with everything as JSON and CSV; whoever asked is told when it is ready, and it is deleted after seven days. Asked again within a day, or while it is packed, it stays the same one.
         */
        post: operations["requestDataExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/data-export/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An address under which the browser saves the file, for ten minutes */
        post: operations["createDataExportFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the signed-in user is leaving, and what stands in the way */
        get: operations["getAccountDeletion"];
        put?: never;
        /**
         * Delete the account after some days to think better of it
         * @description Needs a code of `POST /api/step-up`. What is on sale is archived at once. Refused with 409 `cannot_leave` and a sentence for each reason in `fields` while money, sales or subscriptions are open. Asked again while it is under way, nothing changes.
         */
        post: operations["deleteAccount"];
        /** Keep the account after all; what was archived stays so */
        delete: operations["cancelAccountDeletion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/handle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The handle of the account's public page, when it may be changed, and which others still lead there */
        get: operations["getHandle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/business": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The GST registration under which the creator sells; null for one who sells without GST */
        get: operations["getBusiness"];
        /** Sell with GST under a number that the register knows; from then on the checkout asks for the State and buyers get tax invoices. Without a verified PAN, and under another name than the account's, a person looks first */
        put: operations["saveBusiness"];
        post?: never;
        /** Sell without GST again; papers that were made stay */
        delete: operations["endBusiness"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every phone, e-mail and Google account that opens the signed-in user's account, the oldest first */
        get: operations["listAddresses"];
        put?: never;
        /** Send a one-time password to a phone or an e-mail that the signed-in user wants to sign in with too */
        post: operations["startAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/addresses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take a phone, an e-mail or a Google account away from the signed-in user; every other device is signed out */
        delete: operations["removeAddress"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/addresses/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a phone or an e-mail to the signed-in user, proven by its one-time password
         * @description Where money is or was tied to the account (a sale, a PAN, or a payout account, also one that was removed) a code of `POST /api/step-up` is needed as well: without one the answer is 403 `step_up_needed` and the password still works. What is refused about that code says so in `fields.stepUp`.
         */
        post: operations["addAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/step-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a one-time password to the signed-in user's oldest phone or e-mail before something that matters */
        post: operations["startStepUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/google/nonce": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a Google sign-in begins with; its nonce is bound to this browser by a cookie and works once, for 10 minutes */
        get: operations["googleNonce"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The devices that are signed in, the most recently seen first */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /** Sign out every device, or every other one */
        delete: operations["endSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Sign out one device */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the account was told in the last 180 days, newest first */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark some as read, or all that came until a moment; ids of others change nothing */
        post: operations["readNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many are unread, now and at each change, as server-sent events
         * @description Each event `unread` carries an UnreadState; its id tells how the feed stands. Sent back as Last-Event-ID, the answer begins with an event only if something has changed since. A comment comes every twenty seconds. It ends with the session.
         */
        get: operations["streamNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which way each event takes; all of them stand in the feed */
        get: operations["listNotificationChoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/choices/{event}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                event: components["schemas"]["NotificationEvent"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change the way an event takes */
        patch: operations["changeNotificationChoice"];
        trace?: never;
    };
    "/api/notifications/device": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Send push messages of the signed-in user to this device */
        put: operations["savePushToken"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The owner's products, newest first */
        get: operations["listProducts"];
        put?: never;
        /** Make a draft */
        post: operations["createProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** One of the owner's products */
        get: operations["getProduct"];
        put?: never;
        post?: never;
        /** Delete a draft that was never published; anything else is archived instead */
        delete: operations["deleteProduct"];
        options?: never;
        head?: never;
        /** Change what is given, leave the rest. What buyers have already stays as it is until it is published */
        patch: operations["updateProduct"];
        trace?: never;
    };
    "/api/products/{id}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Drop what is not published; buyers notice nothing */
        delete: operations["discardProductChanges"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** What was published, newest first; the latest 20 are kept */
        get: operations["listProductVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/{id}/versions/{number}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                number: number;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take what was published then as unpublished changes, in the place of those there are */
        post: operations["restoreProductVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/{id}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A draft with everything of this product but its sales */
        post: operations["duplicateProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/products/{id}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** What buyers say of a product that everybody may see, newest first */
        get: operations["listProductReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/purchases/{id}/review": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** What the buyer says of what they bought; one for each product, however often it was bought */
        get: operations["getOwnReview"];
        /** Write it or change it; the same again changes nothing */
        put: operations["writeReview"];
        post?: never;
        /** Take it back, with its words; again changes nothing */
        delete: operations["withdrawReview"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What buyers say of the owner's products, newest first */
        get: operations["listReceivedReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Answer a review where everybody reads it; once, and the same words again change nothing */
        put: operations["answerReview"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/{id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask the operator to look at a review; it stays where it is until then */
        post: operations["reportReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/words": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reviews that creators have reported, the longest waiting first, and those hidden lately; at most 100 */
        get: operations["listReportedReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/words/verdict": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let a review stand, or hide it */
        post: operations["judgeReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/{id}/{event}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                event: "publish" | "pause" | "resume" | "archive";
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send the product's chart an event; `publish` puts a draft on sale, and makes unpublished changes live */
        post: operations["moveProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** What a preview shows */
        get: operations["getPublicProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/products/{id}/opened": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Count that somebody opened the step of a preview where details are given; nothing is kept of who it was */
        post: operations["tellOpened"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/media": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload a picture of at most 10 MB; it is turned, stripped of its metadata and resized */
        post: operations["uploadMedia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to send a file, or go on with it where it was
         * @description Its size is told and judged before a byte of it is taken. The same key answers the same upload, with how much of it is here.
         */
        post: operations["beginUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/uploads/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** How much of a file is here */
        get: operations["getUpload"];
        put?: never;
        post?: never;
        /** Forget an upload with all that is here of it */
        delete: operations["cancelUpload"];
        options?: never;
        head?: never;
        /**
         * Send the next piece of a file
         * @description What of it arrives is kept, also when the connection breaks in its middle. A piece that begins elsewhere than where the file ends here is refused with 409.
         */
        patch: operations["sendPiece"];
        trace?: never;
    };
    "/api/uploads/{id}/picture": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a picture of a file that is here whole; asked again it is the same picture */
        post: operations["finishUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/products/{id}/discount": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** What a code takes off the prices of a product, for its checkout */
        get: operations["getPublicDiscount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/discounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The owner's discounts, newest first; with a product those that hold for it */
        get: operations["listDiscounts"];
        put?: never;
        /** Make a discount */
        post: operations["createDiscount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/discounts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** A discount of the owner's */
        get: operations["getDiscount"];
        put?: never;
        post?: never;
        /** Take away a discount that nobody has used */
        delete: operations["deleteDiscount"];
        options?: never;
        head?: never;
        /** Change what is given; orders that were placed keep what they have */
        patch: operations["updateDiscount"];
        trace?: never;
    };
    "/api/discounts/{id}/{event}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                event: "disable" | "enable";
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turn it off, or on again */
        post: operations["moveDiscount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open an order and a payment session; the same key and body answer the same order, and the browser that asks holds it from then on */
        post: operations["placeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** An order, to its buyer (bearer, Order-Token or the buyer's browser) or its seller (bearer) */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{provider}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                provider: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A gateway's notice; its signature is checked over the raw bytes before anything is read */
        post: operations["receiveWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/payments/{session}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decide how a sandbox payment ends; the webhook follows as a real gateway's would */
        post: operations["payInSandbox"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The owner's sales, newest first, with the totals of the filter
         * @description A search for what many sales have goes through them from the newest on, 20,000 for a page; a page may then hold fewer than its limit, even none, and yet go on.
         */
        get: operations["listTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transactions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** A sale with its timeline */
        get: operations["getTransaction"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transactions/{id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give the buyer a part of the amount back, some items of it, or all that is left; access to what was given back in whole ends */
        post: operations["refundTransaction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transactions/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send the buyer new links to what they bought, at most three times a day; those that were sent before open nothing any more */
        post: operations["resendTransaction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transactions/{id}/refund-request": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give what was asked for, or say why not; the same answer again changes nothing */
        post: operations["answerRefundRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transactions/{id}/papers": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** The papers of a sale, the receipt or tax invoice first; none while nothing is paid */
        get: operations["listPapers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/purchases/{id}/papers": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** The papers of a purchase of the signed-in buyer, the receipt or tax invoice first */
        get: operations["listPurchasePapers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The owner's withdrawals, newest first */
        get: operations["listPayouts"];
        put?: never;
        /** Send available money to an account of the owner's; the same key and body answer the same withdrawal. Refused with `kyc_needed`, `account_cooling`, `amount_too_small` or `balance_too_low`. */
        post: operations["requestPayout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payouts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** A withdrawal with its timeline */
        get: operations["getPayout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payout-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The least that is paid out, and whether it is every morning */
        get: operations["getPayoutSettings"];
        /** Send everything above the least to an account every morning, or no longer */
        put: operations["setPayoutSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/cashfree-payouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The payout gateway's notice; its signature is checked over the raw bytes before anything is read */
        post: operations["receivePayoutWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The address of a file of sales, of the statement or for taxes; it opens without a header for ten minutes */
        post: operations["askFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wallet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the owner's money is */
        get: operations["getWallet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wallet/holds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What of the owner's money is kept back, why, what to do and by when; newest first */
        get: operations["listHolds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/disputes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The owner's payments that a bank questions or has questioned, newest first */
        get: operations["listDisputes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/disputes/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say what the buyer got; said again, the last words count */
        post: operations["answerDispute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wallet/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The statement, newest first, with a running balance */
        get: operations["listWalletEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fee-invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the house charged the creator, an invoice for each month and a credit note where fees went back, the latest first */
        get: operations["listFeeInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscriptions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** A subscription of the signed-in buyer, by the order that began it */
        get: operations["getSubscription"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscriptions/{id}/renewals": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An order for another period; while one is open it is answered again */
        post: operations["renewSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscriptions/{id}/change": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Go over to another price for the sum that was stated */
        post: operations["changeSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscriptions/{id}/autopay": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let it renew by itself, where its bank or UPI app is asked to agree; while a proposal is open it is answered again */
        post: operations["startAutopay"];
        /** Let it not renew by itself any more; what is paid for stays, and a charge that was announced is taken back */
        delete: operations["endAutopay"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscriptions/{id}/{event}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                event: "cancel" | "stay" | "pause" | "resume";
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel (runs to the end of what is paid), stay after all, pause, or resume; said twice it is done once */
        post: operations["moveSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/purchases/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** One purchase of the signed-in buyer, by its order */
        get: operations["getPurchase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kyc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is known of who the creator is */
        get: operations["getKyc"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kyc/pan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a PAN; it is looked up in the income tax register, which takes a moment */
        post: operations["givePan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payout-accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the creator's money can go, the oldest first; at most five */
        get: operations["listPayoutAccounts"];
        put?: never;
        /** Add a bank account or a UPI ID with a one-time password of `/api/step-up`; its bank is asked, which takes a moment */
        post: operations["addPayoutAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payout-accounts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove an account; money that is on its way to it still arrives */
        delete: operations["removePayoutAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The owner's products, buyers and sales that a few words name; at most five of each */
        get: operations["search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/purchases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the signed-in buyer has bought with this phone, or this browser holds or has proved the phone of, newest first */
        get: operations["listPurchases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/purchases/{id}/refund-request": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** What the buyer may ask back of a purchase, and how the newest request stands */
        get: operations["getRefundRequest"];
        put?: never;
        /** Ask the creator for money back; the same words again change nothing, one request is open at a time */
        post: operations["askRefund"];
        /** Take the open request back */
        delete: operations["withdrawRefundRequest"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/refund-rounds/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** What would go back if everybody who bought this product got their money back, and how the newest such round stands */
        get: operations["getRefundRounds"];
        put?: never;
        /** Give everybody who bought this product their money back; while it runs, asking again changes nothing */
        post: operations["startRefundRound"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/refund-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The owner's requests that wait for an answer, the oldest first; at most 100 */
        get: operations["listRefundRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The plan of the account, until when, and what each other would cost now */
        get: operations["getPlan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plan/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open an order for a plan, to be paid as any other; the same key and body answer the same order */
        post: operations["orderPlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plan/next": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What follows when the present plan ends; FREE lets it end */
        post: operations["decidePlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/referral": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the account's invitation has brought */
        get: operations["getReferral"];
        put?: never;
        /** Say who brought a new account, by the code of the invitation */
        post: operations["claimReferral"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The owner's short links, newest first */
        get: operations["listLinks"];
        put?: never;
        /** Make a short link to an own product */
        post: operations["createLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/links/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Give a link another name, or take it out of use and back */
        patch: operations["updateLink"];
        trace?: never;
    };
    "/api/payment-reminders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether buyers who asked for it are reminded of unpaid orders, and what came of it */
        get: operations["getPaymentReminders"];
        /** Turn these mails on or off for everything that the owner sells */
        put: operations["setPaymentReminders"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/analytics/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The dashboard of a range, beside the period before */
        get: operations["getOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/analytics/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What all products of the owner brought in some days, beside the days before */
        get: operations["getAnalytics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/analytics/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** What one product brought in some days, beside the days before */
        get: operations["getProductAnalytics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/browser-errors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tell of an error of a page; nothing is kept of who it was */
        post: operations["reportBrowserError"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the signed-in person runs this installation, and what waits for them; 404 for everybody else */
        get: operations["getOperator"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/unlock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let this session look at the desk for 12 hours and act for 15 minutes, with a code of the authenticator app or a recovery code */
        post: operations["unlockOperator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The secret for an authenticator app, for a single-use code of `npm run operator:enrol`; the code answers the same secret until it is confirmed */
        post: operations["startSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/second-factor/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set the second factor up with the first code of the app, and let this session in; answers ten recovery codes that nobody sees again */
        post: operations["confirmSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/second-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ten new recovery codes for a code of the app; those before no longer count */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/proposals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Money that one operator wants to move and another one has to confirm */
        get: operations["listProposals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/proposals/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Uuid"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm what another operator proposed, which is done then, or decline it; declining one's own withdraws it */
        post: operations["decideProposal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/differences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where our books and a gateway differ, newest first */
        get: operations["listDifferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/differences/{id}/resolution": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say what a difference was, and take it off the list */
        post: operations["resolveDifference"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What people wrote by the contact form, the longest unanswered first */
        get: operations["listTickets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/tickets/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say that a ticket was answered, and how */
        post: operations["answerTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/trial-balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every account of the ledger at a moment */
        get: operations["getTrialBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was done for the house, newest first */
        get: operations["listOperatorActions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/browser-errors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What went wrong in browsers, the last one first */
        get: operations["listBrowserErrors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Creators, products and orders by what somebody can name */
        get: operations["findForOperator"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/creators/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Uuid"];
            };
            cookie?: never;
        };
        /** One creator with money, products, and what was done about them */
        get: operations["getCreatorForOperator"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/creators/{id}/lost-login-method": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Uuid"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a phone, an e-mail or a Google account away from somebody who has lost it; every session ends, and the addresses that are left are told */
        post: operations["removeLostLoginMethod"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/sales/{id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give what is left of a sale back where its creator cannot or does not; the id is that of the order, and a job does it */
        post: operations["refundSaleByRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/disputes/{id}/evidence": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remember that our side of a dispute was handed in at the gateway; the id is that of the dispute */
        post: operations["handInEvidence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/unmatched-payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Payments that bought nothing and do not go back by themselves, the oldest first; or those that were settled by hand, the newest first */
        get: operations["listUnmatchedPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/unmatched-payments/settlement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remember that a payment was given back from our bank */
        post: operations["settleUnmatchedPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** PANs and payout accounts that a person has to judge, the longest waiting first */
        get: operations["listReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/reviews/verdict": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept or refuse a PAN or a payout account; refusing also withdraws what was accepted before */
        post: operations["decideReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/holds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Money that is held, of every creator, the oldest first */
        get: operations["listAllHolds"];
        put?: never;
        /** Hold money of a creator that could be paid out */
        post: operations["placeHold"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/holds/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let go of money that is held */
        post: operations["releaseHold"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/adjustments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give money to a creator or take it */
        post: operations["adjustBalance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/plans/{id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give all the money for a plan back; what it paid for ends */
        post: operations["refundPlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/payouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Payouts that somebody has to look at */
        get: operations["listDoubtfulPayouts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/payouts/{id}/question": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask the gateway about a payout now */
        post: operations["askAboutPayout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/disputes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Payments that a bank questions, of every creator */
        get: operations["listAllDisputes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/refund-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Requests for money back that no creator answered in time, the longest waiting first */
        get: operations["listLapsedRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/refund-requests/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer a buyer in the place of a creator who did not, or said no; the id is that of the order */
        post: operations["decideLapsedRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the plans cost now, and every change so far */
        get: operations["getRates"];
        /** Change what the plans cost, for the sales after; what rises has to be announced 30 days before */
        put: operations["changeRates"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/products/{id}/standing": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Block a product, or let its creator put it on sale again */
        post: operations["moderateProduct"];
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
        /** @description What a payment page shows besides the common fields */
        PageContent: {
            /**
             * @description The verb of the button
             * @enum {string}
             */
            action?: "pay" | "buy" | "give" | "join";
            suggestedAmounts?: number[];
        };
        /** @description A channel or group that buyers join by its invite link */
        TelegramContent: {
            chatTitle?: string;
            /** @enum {string} */
            chatType?: "channel" | "group";
            /** @description Secret until paid */
            inviteUrl?: string;
            benefits?: components["schemas"]["ShortLines"];
        };
        PublicTelegram: {
            chatTitle: string;
            /** @enum {string} */
            chatType: "channel" | "group";
            benefits: components["schemas"]["ShortLines"];
        };
        CourseContent: {
            sections?: components["schemas"]["CourseSection"][];
            /** @description What a learner can do afterwards */
            outcomes?: components["schemas"]["ShortLines"];
        };
        PublicCourse: {
            sections: {
                id: string;
                title: string;
                lessons: components["schemas"]["PublicLesson"][];
            }[];
            outcomes: components["schemas"]["ShortLines"];
            /** @description How many in all */
            lessons: number;
            /** @description Of those that say how long they are */
            minutes: number;
        };
        /** @description One lesson */
        LessonContent: {
            minutes?: number;
            outcomes?: components["schemas"]["ShortLines"];
            text?: components["schemas"]["Prose"];
            url?: components["schemas"]["HttpsUrl"];
        };
        PublicLessonContent: {
            minutes?: number;
            outcomes: components["schemas"]["ShortLines"];
            hasText: boolean;
            hasLink: boolean;
        };
        WebinarContent: {
            startsAt?: components["schemas"]["Instant"];
            minutes?: number;
            /** @description IANA name of where it is held, such as Asia/Kolkata */
            timeZone?: string;
            /** @description In all, over every price; left out for as many as come */
            seats?: number;
            /** @description Secret until paid */
            joinUrl?: components["schemas"]["HttpsUrl"];
            /** @description Secret until paid; shown once it is there */
            recordingUrl?: components["schemas"]["HttpsUrl"];
            outcomes?: components["schemas"]["ShortLines"];
        };
        PublicWebinar: {
            startsAt: components["schemas"]["Instant"];
            minutes: number;
            timeZone: string;
            seats?: number;
            /** @description Null where seats are not counted */
            seatsLeft: number | null;
            /**
             * @description It has begun, and what is sold is its recording. Left out before
             * @constant
             */
            isRecording?: true;
            outcomes: components["schemas"]["ShortLines"];
        };
        /** @description What nobody sees before paying */
        LockContent: {
            items?: components["schemas"]["LockItem"][];
        };
        PublicLock: {
            items: {
                id: string;
                /** @enum {string} */
                type: "text" | "link" | "place";
                title: string;
                /** @description Of a place */
                city?: string;
                /** @description Of a text */
                words?: number;
            }[];
        };
        /** @description Two or more published products of the same creator; none of them a combo, none twice */
        ComboContent: {
            items?: components["schemas"]["ComboItem"][];
        };
        PublicCombo: {
            items: {
                productId: components["schemas"]["PublicId"];
                kind: components["schemas"]["ProductKind"];
                title: string;
                url: string;
                /** @description Paise, its least price by itself; null where it has none */
                amount: number | null;
                cover: components["schemas"]["ImageSources"] | null;
                /**
                 * @description Left out where it is sold by itself too. paused: for now only in the combo; gone: not offered any more, and neither is the combo
                 * @enum {string}
                 */
                state?: "paused" | "gone";
            }[];
            /** @description What the items cost when each is bought by itself */
            apart: components["schemas"]["Paise"];
        };
        /** @description A server that buyers join by its invite link */
        DiscordContent: {
            serverName?: string;
            /** @description As members see them */
            roles?: string[];
            /** @description Secret until paid */
            inviteUrl?: string;
            benefits?: components["schemas"]["ShortLines"];
        };
        PublicDiscord: {
            serverName: string;
            roles: string[];
            benefits: components["schemas"]["ShortLines"];
        };
        /** @description An Indian mobile number, national or +91 */
        Phone: string;
        OtpSent: {
            message: string;
            resendAfterSeconds: number;
        };
        Problem: {
            /** @description For people; says what to do next */
            message: string;
            code: string;
            fields?: {
                [key: string]: string;
            };
            requestId?: string;
        };
        /** Format: email */
        Email: string;
        /**
         * Format: date-time
         * @description ISO 8601 in UTC
         */
        Instant: string;
        User: {
            /** Format: uuid */
            id: string;
            name: string | null;
            /** @description E.164, +91… */
            phone: string | null;
            email: string | null;
            /** @description What they say of themselves on their public page */
            bio: string | null;
            /** @description Their public page is /@{handle}; null when there is none */
            handle: string | null;
            /**
             * @description What they are spoken to in; null when they have not chosen
             * @enum {string|null}
             */
            language: "en" | "hi" | null;
            /** @enum {string} */
            plan: "FREE" | "PREMIUM" | "VVIP";
            /**
             * @description Where sign-in leads; `is_p` at the first sign-in makes it the library
             * @enum {string}
             */
            startsAt: "dashboard" | "library";
            referralCode: string;
            createdAt: components["schemas"]["Instant"];
        };
        SignedIn: {
            user: components["schemas"]["User"];
            token: string;
        };
        Message: {
            message: string;
        };
        DataExport: {
            /** @enum {string} */
            status: "none" | "archiving" | "ready" | "failed";
            askedAt: components["schemas"]["Instant"] | null;
            /** @description When it is deleted, once it is ready */
            until: components["schemas"]["Instant"] | null;
            /** @description Of the file, once it is ready */
            bytes: number;
        };
        FileAddress: {
            url: string;
        };
        DeletionBlocker: {
            /** @enum {string} */
            reason: "available" | "pending" | "inTransit" | "held" | "negative" | "orders" | "refunds" | "disputes" | "subscribers" | "subscriptions" | "operator";
            count: number | null;
            /** @description Paise */
            amount: number | null;
            /** @description When it is over by itself, where that is known */
            until: components["schemas"]["Instant"] | null;
        };
        AccountDeletion: {
            /** @enum {string} */
            status: "active" | "scheduled";
            askedAt: components["schemas"]["Instant"] | null;
            /** @description When erasure begins, unless it is cancelled */
            endsAt: components["schemas"]["Instant"] | null;
            /** @description Days to think better of it */
            coolingDays: number;
            /** @description What has to be settled first, each with what there is of it */
            blockers: components["schemas"]["DeletionBlocker"][];
            /** @description Paise in the wallet that are too few to be sent: they are forfeited */
            remainder: number;
            /** @description Products that are archived at once */
            onSale: number;
            /**
             * @description The plan that ends with the account
             * @enum {string}
             */
            plan: "FREE" | "PREMIUM" | "VVIP";
        };
        HandleState: {
            /** @description The public page is /@{handle} */
            handle: string | null;
            /** @description From when another may be taken; null is now */
            changesAt: components["schemas"]["Instant"] | null;
            /** @description Handles that were left and still lead to the page. They may be taken again */
            former: {
                /** @description In small letters */
                handle: string;
                until: components["schemas"]["Instant"];
            }[];
        };
        Business: {
            gstin: string;
            /** @description GST code of its State */
            state: string;
            /** @description As the GST register has it */
            legalName: string;
            /** @description As it stands on invoices */
            address: string;
            /** @description When the register said that the number holds */
            verifiedAt: components["schemas"]["Instant"];
        };
        BusinessClaim: {
            gstin: string;
            /** @description GST code of its State */
            state: string;
            /** @description As the GST register has it */
            legalName: string;
            address: string;
            /** @enum {string} */
            status: "checking" | "refused";
            /** @description Why it was refused, and what to do */
            reason: string | null;
            /** @description When it was given */
            since: components["schemas"]["Instant"];
        };
        OwnBusiness: {
            business: components["schemas"]["Business"] | null;
            /** @description A number that a person has to look at first; until then the creator sells as before */
            claim: components["schemas"]["BusinessClaim"] | null;
        };
        NewBusiness: {
            gstin: string;
            /** @description The registered one when left out */
            address?: string | null;
        };
        OwnAddress: {
            /** @description Stands for it in addresses of calls, which must not carry a phone */
            id: string;
            /** @enum {string} */
            channel: "sms" | "mail" | "google";
            /** @description E.164 or an e-mail; null for a Google account */
            address: string | null;
            verifiedAt: components["schemas"]["Instant"];
            /** @description Whether it can be taken away: another phone or e-mail is left for codes */
            canLeave: boolean;
        };
        /** @description A phone or an e-mail, exactly one of them */
        Address: {
            phone?: components["schemas"]["Phone"];
            email?: components["schemas"]["Email"];
        };
        StepUpSent: {
            sentTo: {
                /** @enum {string} */
                channel: "sms" | "mail";
                /** @description As much of the phone or e-mail as its owner needs to know it again */
                masked: string;
            };
            resendAfterSeconds: number;
        };
        DeviceSession: {
            /** Format: uuid */
            id: string;
            /** @description The user-agent string the device gave of itself */
            device: string | null;
            createdAt: components["schemas"]["Instant"];
            lastSeenAt: components["schemas"]["Instant"];
            /** @description The one that asks */
            isCurrent: boolean;
        };
        /**
         * @description refund: somebody asks for money back, or a refund went otherwise than planned; verification: PAN, GSTIN and payout accounts; security: the ways to sign in; house: what we decided about money or a product; fees: the papers over a month's fees
         * @enum {string}
         */
        NotificationEvent: "sale" | "review" | "refund" | "dispute" | "payout" | "verification" | "security" | "house" | "fees" | "plan";
        Notification: {
            /** Format: uuid */
            id: string;
            event: components["schemas"]["NotificationEvent"];
            title: string;
            /** @description May be empty */
            text: string;
            /** @description A path of ours: where it is dealt with */
            link: string;
            at: components["schemas"]["Instant"];
            readAt: components["schemas"]["Instant"] | null;
        };
        /** @description Where the next page starts; null at the end */
        Cursor: string | null;
        /** @description How many are not read; counted up to 100 */
        Unread: number;
        Notifications: {
            items: components["schemas"]["Notification"][];
            next: components["schemas"]["Cursor"];
            unread: components["schemas"]["Unread"];
        };
        /** @description Those named, or all that came until a moment: what came since has not been seen */
        ReadNotifications: {
            ids?: string[];
            until?: components["schemas"]["Instant"];
        };
        UnreadState: {
            unread: components["schemas"]["Unread"];
        };
        /**
         * @description each: a mail at once; daily: one mail at nine in the morning in India for all since the day before
         * @enum {string}
         */
        MailChoice: "each" | "daily" | "off";
        NotificationChoice: {
            event: components["schemas"]["NotificationEvent"];
            /** @description On devices where push messages are turned on */
            push: boolean;
            mail: components["schemas"]["MailChoice"];
            /** @description About money or security: always a mail at once */
            mailLocked: boolean;
            /** @description null: no text messages are sent about it */
            sms: boolean | null;
        };
        NotificationChoices: {
            items: components["schemas"]["NotificationChoice"][];
        };
        ChangedNotificationChoice: {
            push?: boolean;
            mail?: components["schemas"]["MailChoice"];
            sms?: boolean;
        };
        /** @enum {string} */
        ProductKind: "page" | "telegram" | "course" | "lesson" | "webinar" | "lock" | "combo" | "discord";
        /** @enum {string} */
        ProductStatus: "draft" | "published" | "paused" | "archived" | "blocked";
        /** @description Base58, unguessable, safe in an address */
        PublicId: string;
        Period: {
            /** @enum {string} */
            unit: "day" | "month" | "lifetime";
            count: number;
        };
        SummaryPrice: {
            /** @enum {string} */
            type: "once" | "open" | "subscription";
            /** Format: int64 */
            amount: number;
            /** Format: int64 */
            compareAt?: number;
            period?: components["schemas"]["Period"];
        };
        SummaryCover: {
            /** @description The smallest version, for a row of a list */
            src: string;
        };
        /**
         * Format: int64
         * @description Integer paise; 100 paise are one rupee
         */
        Paise: number;
        /** @description A product as lists show it, in less than a kilobyte whatever it holds */
        ProductSummary: {
            id: components["schemas"]["PublicId"];
            kind: components["schemas"]["ProductKind"];
            status: components["schemas"]["ProductStatus"];
            title: string;
            /** @description The first one, which is the default; null while there is none */
            price: components["schemas"]["SummaryPrice"] | null;
            /** @description How many there are */
            priceCount: number;
            /** @description Something was changed since it was published, and buyers have it as it is here */
            hasUnpublishedChanges: boolean;
            cover: components["schemas"]["SummaryCover"] | null;
            /** @description The public preview */
            url: string;
            /** @description Paid orders that stand */
            sold: number;
            /** @description What buyers paid for them */
            earned: components["schemas"]["Paise"];
            updatedAt: components["schemas"]["Instant"];
        };
        Products: {
            items: components["schemas"]["ProductSummary"][];
            next: components["schemas"]["Cursor"];
        };
        Price: {
            /** @description Kept when it is of letters, digits, `-` and `_`, and no other price of the creator has it; else another is given */
            id?: string;
            label?: string;
            /** @enum {string} */
            type: "once" | "open" | "subscription";
            /**
             * Format: int64
             * @description Paise, at least 100; 0 for a lesson that is free, of type `once`. For `open` the least a buyer may give
             */
            amount: number;
            /**
             * Format: int64
             * @description Paise, shown struck out; above `amount`
             */
            compareAt?: number;
            period?: components["schemas"]["Period"];
            trialDays?: number;
            /** @description How many may be sold in all */
            stock?: number;
        };
        /** @description The fields of the kind’s own: `PageContent`, `WebinarContent`, … as the schemas name them, which is what they are held to */
        Content: {
            [key: string]: unknown;
        };
        Image: {
            id: string;
            width: number;
            height: number;
            alt: string;
        };
        Question: {
            id: string;
            label: string;
            /** @enum {string} */
            type: "text" | "paragraph" | "choice";
            required: boolean;
            options?: string[];
        };
        ThankYou: {
            /** @description Markdown; shown only after payment */
            message?: string;
            redirectUrl?: string;
        };
        Seo: {
            title?: string;
            description?: string;
            /** @description What chats show with the link; left out, a picture is drawn of title, price and cover */
            image?: components["schemas"]["Image"];
        };
        NewProduct: {
            kind: components["schemas"]["ProductKind"];
            title: string;
            description?: string;
            prices: components["schemas"]["Price"][];
            content?: components["schemas"]["Content"];
            cover?: components["schemas"]["Image"] | null;
            /** @description Shown below the cover, in this order */
            gallery?: components["schemas"]["Image"][];
            questions?: components["schemas"]["Question"][];
            thankYou?: components["schemas"]["ThankYou"];
            accent?: string | null;
            seo?: components["schemas"]["Seo"];
            /** @enum {string} */
            language?: "en" | "hi" | "bn" | "ta" | "te" | "mr" | "gu" | "kn" | "ml" | "pa";
        };
        /** @description An image ready for a `picture` element; `avif` and `webp` are srcset strings */
        ImageSources: {
            id: string;
            width: number;
            height: number;
            alt: string;
            src: string;
            avif: string;
            webp: string;
        };
        ShownSeo: {
            title?: string;
            description?: string;
            image?: components["schemas"]["ImageSources"];
        };
        Missing: {
            field: string;
            message: string;
        };
        PublishedProduct: {
            title: string;
            description: string;
            prices: components["schemas"]["Price"][];
            content: components["schemas"]["Content"];
            cover: components["schemas"]["ImageSources"] | null;
            gallery: components["schemas"]["ImageSources"][];
            questions: components["schemas"]["Question"][];
            thankYou: components["schemas"]["ThankYou"];
            accent: string | null;
            seo: components["schemas"]["ShownSeo"];
            language: string;
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description A price, a number, or a short text; left out of what is long */
        ChangedValue: components["schemas"]["Price"] | string | number;
        /** @description One difference between two versions */
        ProductChange: {
            /** @description As the body names it, without places in lists: `title`, `prices`, `content.sections.lessons` */
            field: string;
            /** @enum {string} */
            change: "added" | "removed" | "changed" | "reordered";
            /** @description Of a thing in a list, as its creator calls it */
            name?: string;
            before?: components["schemas"]["ChangedValue"];
            after?: components["schemas"]["ChangedValue"];
        };
        Product: {
            id: components["schemas"]["PublicId"];
            kind: components["schemas"]["ProductKind"];
            status: components["schemas"]["ProductStatus"];
            title: string;
            description: string;
            prices: components["schemas"]["Price"][];
            content: components["schemas"]["Content"];
            cover: components["schemas"]["ImageSources"] | null;
            gallery: components["schemas"]["ImageSources"][];
            questions: components["schemas"]["Question"][];
            thankYou: components["schemas"]["ThankYou"];
            accent: string | null;
            seo: components["schemas"]["ShownSeo"];
            language: string;
            /** @description The public preview */
            url: string;
            /** @description What publishing still needs */
            missing: components["schemas"]["Missing"][];
            /** @description Paid orders that stand */
            sold: number;
            /** @description What buyers paid for them */
            earned: components["schemas"]["Paise"];
            /** @description Counts the changes, published or not */
            version: number;
            /** @description Something was changed since it was published, and buyers have it as it was */
            hasUnpublishedChanges: boolean;
            /** @description What buyers have. Left out of a draft, and of lists, which show it as buyers have it */
            published?: components["schemas"]["PublishedProduct"];
            /** @description What publishing changes for buyers. Left out of drafts and of lists */
            changes?: components["schemas"]["ProductChange"][];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        ProductFields: {
            title?: string;
            /** @description Markdown without raw HTML */
            description?: string;
            prices?: components["schemas"]["Price"][];
            content?: components["schemas"]["Content"];
            cover?: components["schemas"]["Image"] | null;
            /** @description Shown below the cover, in this order */
            gallery?: components["schemas"]["Image"][];
            questions?: components["schemas"]["Question"][];
            thankYou?: components["schemas"]["ThankYou"];
            accent?: string | null;
            seo?: components["schemas"]["Seo"];
            /** @enum {string} */
            language?: "en" | "hi" | "bn" | "ta" | "te" | "mr" | "gu" | "kn" | "ml" | "pa";
            /** @description Which version was changed: 409 `version_conflict` where another has taken its place. Left out, the change stands on whatever there is */
            version?: number;
        };
        ProductVersion: {
            number: number;
            publishedAt: components["schemas"]["Instant"];
            /** @description The name of whoever published it; null where nobody wrote that down */
            publishedBy: string | null;
            title: string;
            /** @description What it changed; empty for the first */
            changes: components["schemas"]["ProductChange"][];
        };
        ProductVersions: {
            items: components["schemas"]["ProductVersion"][];
            next: components["schemas"]["Cursor"];
        };
        Stars: number;
        /** @description What everybody reads */
        ProductReview: {
            stars: components["schemas"]["Stars"];
            words: string | null;
            /** @description As the buyer wants to be called; null for who wants no name there */
            name: string | null;
            /** @description When it was written or last changed */
            at: components["schemas"]["Instant"];
            /** @description The creator's */
            answer: string | null;
        };
        ProductReviews: {
            items: components["schemas"]["ProductReview"][];
            next: components["schemas"]["Cursor"];
        };
        /** @enum {string} */
        ReviewStatus: "shown" | "reported" | "kept" | "hidden" | "withdrawn" | "barred";
        BuyerReview: {
            /** @description Whether it may be written or changed now */
            canWrite: boolean;
            /** @description Null when there is none, or when it was taken back */
            review: {
                stars: components["schemas"]["Stars"];
                words: string | null;
                name: string | null;
                at: components["schemas"]["Instant"];
                status: components["schemas"]["ReviewStatus"];
                answer: string | null;
            } | null;
        };
        NewReview: {
            stars: components["schemas"]["Stars"];
            words?: string;
            /** @description How to be called beside it */
            name?: string;
        };
        ReceivedReview: {
            id: components["schemas"]["PublicId"];
            productId: components["schemas"]["PublicId"];
            /** @description The product's */
            title: string;
            stars: components["schemas"]["Stars"];
            words: string | null;
            name: string | null;
            at: components["schemas"]["Instant"];
            /** @enum {string} */
            status: "shown" | "reported" | "kept" | "hidden";
            answer: string | null;
            answeredAt: components["schemas"]["Instant"] | null;
        };
        ReceivedReviews: {
            items: components["schemas"]["ReceivedReview"][];
            next: components["schemas"]["Cursor"];
        };
        ReviewAnswer: {
            /** @description Everybody reads it below the review */
            words: string;
        };
        ReviewReport: {
            /** @description For the operator */
            reason: string;
        };
        ReportedReview: {
            id: components["schemas"]["PublicId"];
            /** Format: uuid */
            creatorId: string;
            productId: components["schemas"]["PublicId"];
            title: string;
            stars: components["schemas"]["Stars"];
            words: string | null;
            name: string | null;
            at: components["schemas"]["Instant"];
            /** @description The creator's */
            reason: string | null;
            reportedAt: components["schemas"]["Instant"] | null;
            /** @enum {string} */
            status: "shown" | "reported" | "kept" | "hidden";
        };
        ReportedReviews: {
            items: components["schemas"]["ReportedReview"][];
        };
        /** @description Why; kept in the log for good */
        Reason: string;
        WordsVerdict: {
            /** Format: uuid */
            creatorId: string;
            id: string;
            /**
             * @description keep: it stands, also one that was hidden
             * @enum {string}
             */
            verdict: "keep" | "hide";
            reason: components["schemas"]["Reason"];
        };
        /** @description A price as a buyer sees it: with a discount `amount` is less and `compareAt` what it was before */
        PublicPrice: {
            id?: string;
            label?: string;
            /** @enum {string} */
            type: "once" | "open" | "subscription";
            /** Format: int64 */
            amount: number;
            /**
             * Format: int64
             * @description Paise of the first period, where a discount takes something off that one alone
             */
            firstAmount?: number;
            /** Format: int64 */
            compareAt?: number;
            period?: components["schemas"]["Period"];
            trialDays?: number;
            stock?: number;
        };
        /** @description What takes something off the prices of a product for whoever opens its preview */
        PublicDiscount: {
            /** @description The code that does it, in capitals; null where it happens by itself */
            code: string | null;
            /** @description For people: “20% off”, or as the creator calls it */
            words: string;
            endsAt: components["schemas"]["Instant"] | null;
            /** @description What comes off where buyers choose the amount; null where nothing does */
            open: {
                basisPoints: number | null;
                /** Format: int64 */
                amount: number | null;
                /** Format: int64 */
                minAmount: number | null;
            } | null;
        };
        /** @description What everybody may see of them: `PageContent`, `PublicWebinar`, … */
        PublicContent: {
            [key: string]: unknown;
        };
        ReviewSummary: {
            count: number;
            /** @description Of the stars, to one decimal */
            average: number;
            /** @description How many gave one star, two, … five */
            spread: number[];
            /** @description Newest first */
            latest: components["schemas"]["ProductReview"][];
        };
        PublicProduct: {
            id: components["schemas"]["PublicId"];
            kind: components["schemas"]["ProductKind"];
            /**
             * @description A paused product is shown but not sold
             * @enum {string}
             */
            status: "published" | "paused";
            title: string;
            /** @description Safe HTML made from the creator's Markdown */
            descriptionHtml: string;
            /** @description Plain text, at most 200 characters */
            summary: string;
            prices: components["schemas"]["PublicPrice"][];
            /** @description Left out where the prices are the usual ones */
            reduction?: components["schemas"]["PublicDiscount"];
            content: components["schemas"]["PublicContent"];
            cover: components["schemas"]["ImageSources"] | null;
            gallery: components["schemas"]["ImageSources"][];
            questions: components["schemas"]["Question"][];
            accent: string | null;
            seo: components["schemas"]["ShownSeo"];
            language: string;
            url: string;
            /**
             * @description Prices include GST: the checkout asks for the State. Left out where they do not
             * @constant
             */
            gst?: true;
            /** @description Why it cannot be bought at the moment though it is published, for people: it has begun, or all seats are taken. Left out where it can */
            closed?: string;
            /** @description Left out while nobody has said anything */
            reviews?: components["schemas"]["ReviewSummary"];
            /** @description Prices, by id, that can be bought so that they renew by themselves. Left out where there are none */
            autopay?: string[];
            seller: {
                name: string;
                handle: string | null;
            };
            updatedAt: components["schemas"]["Instant"];
        };
        NewUpload: {
            /** @description What its device calls the file, the same for every try: with it an upload goes on where it was */
            key: string;
            /** @description Bytes of the whole file */
            size: number;
            /** @description Of the file, at most 255 characters without a path */
            name: string;
            /** @description Its media type, as the device has it */
            type: string;
        };
        Upload: {
            id: components["schemas"]["PublicId"];
            /** @description Bytes of the whole file */
            size: number;
            /** @description Bytes that are here; the next piece begins there */
            offset: number;
            /** @description The most bytes of one piece */
            pieceSize: number;
            /** @description When it is forgotten */
            expiresAt: components["schemas"]["Instant"];
        };
        UploadEnd: {
            /** @description What the picture shows */
            alt?: string;
        };
        Reduced: {
            reduction: components["schemas"]["PublicDiscount"] | null;
            /** @description All prices of the product as they are with it */
            prices: components["schemas"]["PublicPrice"][];
        };
        DiscountProduct: {
            id: string;
            kind: components["schemas"]["ProductKind"];
            title: string;
            /** @description Its preview */
            url: string;
        };
        /** @enum {string} */
        DiscountStatus: "scheduled" | "active" | "exhausted" | "expired" | "disabled";
        /** @description Less than the usual price, with a code or by itself */
        Discount: {
            id: components["schemas"]["PublicId"];
            /** @description In capitals; null for one that is given by itself */
            code: string | null;
            /** @description What buyers read beside the price */
            label: string | null;
            /** @description How much of the price comes off, 100 to a per cent; null where it is `amount` */
            basisPoints: number | null;
            /**
             * Format: int64
             * @description Paise that come off
             */
            amount: number | null;
            /** @description Null where it holds for all */
            product: components["schemas"]["DiscountProduct"] | null;
            startsAt: components["schemas"]["Instant"];
            endsAt: components["schemas"]["Instant"] | null;
            /** @description How many orders may be placed with it */
            maxUses: number | null;
            /** @description How many of them with one phone */
            maxPerBuyer: number | null;
            /**
             * Format: int64
             * @description Paise from which on it is given
             */
            minAmount: number | null;
            /**
             * @description Of a subscription
             * @enum {string}
             */
            periods: "first" | "every";
            status: components["schemas"]["DiscountStatus"];
            /** @description Orders that have a piece of it, those that wait for their payment among them */
            used: number;
            /** @description Those of them that were paid and stand */
            sales: number;
            /** @description What their buyers paid, less what went back */
            earned: components["schemas"]["Paise"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        Discounts: {
            items: components["schemas"]["Discount"][];
            next: components["schemas"]["Cursor"];
        };
        /** @description Letters, digits, - and _; large and small letters are the same */
        DiscountCode: string;
        /** @description `basisPoints` or `amount`, one of the two */
        NewDiscount: {
            /** @description Left out or null, it is given by itself */
            code?: components["schemas"]["DiscountCode"] | null;
            label?: string | null;
            basisPoints?: number | null;
            /** Format: int64 */
            amount?: number | null;
            /** @description Left out or null, it holds for all products */
            productId?: string | null;
            /** @description Left out of a new one or null, when it was made */
            startsAt?: components["schemas"]["Instant"] | null;
            endsAt?: components["schemas"]["Instant"] | null;
            maxUses?: number | null;
            maxPerBuyer?: number | null;
            /** Format: int64 */
            minAmount?: number | null;
            /**
             * @description Left out, the first
             * @enum {string}
             */
            periods?: "first" | "every";
        };
        Buyer: {
            phone: components["schemas"]["Phone"];
            email?: components["schemas"]["Email"] | "" | null;
            name?: string | null;
            /** @description GST code of the State; asked where prices include GST (`gst` of the product) */
            state?: string | null;
            /** @description Of a buyer who claims the tax back */
            gstin?: string | null;
            /** @description Name and address on the invoice; needed with a GSTIN, and from ₹50,000 */
            address?: string | null;
        };
        /** @description Where the buyer came from, as the address of the preview tells; changes nothing about the order */
        OrderSource: {
            /** @description Id of the creator's short link that led here */
            link?: string;
            utmSource?: string;
            utmMedium?: string;
            utmCampaign?: string;
            /** @description Name of the site that led to the preview, such as `example.com` */
            referrer?: string;
        };
        NewOrder: {
            productId: string;
            priceId?: string;
            /**
             * Format: int64
             * @description Paise; what the buyer gives when the price is `open`. For another price, when given, it must agree
             */
            amount?: number;
            buyer: components["schemas"]["Buyer"];
            discountCode?: string;
            /** @description The buyer agrees that a subscription renews by itself; possible for the prices in `autopay` of the product */
            autopay?: boolean;
            answers?: {
                [key: string]: string;
            };
            /** @description The buyer agrees to at most two mails should this order stay unpaid; needs an e-mail */
            remind?: boolean;
            source?: components["schemas"]["OrderSource"];
        };
        /** @enum {string} */
        OrderStatus: "created" | "awaitingPayment" | "pending" | "paid" | "fulfilled" | "failed" | "dropped" | "expired" | "refunding" | "refunded" | "disputed";
        Payment: {
            provider: string;
            session: string;
        };
        PlacedOrder: {
            id: components["schemas"]["PublicId"];
            status: components["schemas"]["OrderStatus"];
            amount: components["schemas"]["Paise"];
            discount: components["schemas"]["Paise"];
            tax: components["schemas"]["Paise"];
            payment: components["schemas"]["Payment"];
            /** @description Opens the order as `Order-Token` without sign-in */
            token: string;
        };
        OrderProduct: {
            id: string;
            kind: components["schemas"]["ProductKind"];
            title: string;
            url: string;
            cover: components["schemas"]["ImageSources"] | null;
            /** @description The creator's name */
            seller: string;
            /** @description In which it is sold; ISO 639-1 */
            language: string;
        };
        Place: {
            address?: string;
            /** @description Shown on the preview */
            city?: string;
            latitude?: number;
            longitude?: number;
            directions?: string;
        };
        ReceivedPart: {
            /** @enum {string} */
            type: "heading" | "link" | "text" | "place" | "seat" | "product";
            /** @description A heading or the name of the thing */
            title: string;
            /** @description One plain sentence on what to do with it */
            note?: string;
            /** @description Of a link, of a seat where it is joined, of a product its own part of the access page */
            url?: string;
            /** @description Safe HTML of a text */
            html?: string;
            place?: components["schemas"]["Place"];
            /** @description Of a seat */
            startsAt?: components["schemas"]["Instant"];
            minutes?: number;
            timeZone?: string;
        };
        /** @description What a buyer gets for the payment, in the order it is read. Nothing of it is on any public page */
        Received: {
            parts: components["schemas"]["ReceivedPart"][];
        };
        /** @description What was bought */
        Access: {
            /** @description The access page */
            url: string;
            /** @description The creator's thank-you, as safe HTML */
            messageHtml: string;
            redirectUrl: string | null;
            /** @description Left out where the thank-you is all */
            received?: components["schemas"]["Received"];
        };
        /**
         * @description active and grace open the item; suspended does not for as long as a dispute or a pause lasts; ended and revoked do not any more
         * @enum {string}
         */
        AccessStatus: "pending" | "active" | "suspended" | "grace" | "ended" | "revoked";
        /** @description One item that its holder was sold or given */
        AccessGrant: {
            id: components["schemas"]["PublicId"];
            productId: string;
            kind: components["schemas"]["ProductKind"];
            title: string;
            status: components["schemas"]["AccessStatus"];
            /** @description Null for what does not end by time */
            endsAt: components["schemas"]["Instant"] | null;
            /** @description The access page */
            url: string;
        };
        Order: {
            id: components["schemas"]["PublicId"];
            status: components["schemas"]["OrderStatus"];
            amount: components["schemas"]["Paise"];
            discount: components["schemas"]["Paise"];
            tax: components["schemas"]["Paise"];
            product: components["schemas"]["OrderProduct"];
            payment: components["schemas"]["Payment"];
            /** @description Why the last attempt failed, for people */
            failure: string | null;
            method: string | null;
            createdAt: components["schemas"]["Instant"];
            expiresAt: components["schemas"]["Instant"];
            paidAt: components["schemas"]["Instant"] | null;
            access: components["schemas"]["Access"] | null;
            /** @description Item by item, once the order is fulfilled */
            accesses?: components["schemas"]["AccessGrant"][];
        };
        SaleProduct: {
            id: string;
            kind: components["schemas"]["ProductKind"];
            title: string;
            cover: components["schemas"]["ImageSources"] | null;
        };
        SaleBuyer: {
            phone: string;
            email: string | null;
            name: string | null;
        };
        Transaction: {
            /** @description The order's id */
            id: components["schemas"]["PublicId"];
            at: components["schemas"]["Instant"];
            status: components["schemas"]["OrderStatus"];
            amount: components["schemas"]["Paise"];
            /** @description What has gone back to the buyer so far */
            refunded: components["schemas"]["Paise"];
            /** @description The platform's fee before GST, less what came back with refunds; 0 until paid */
            fee: components["schemas"]["Paise"];
            /** @description GST on the fee */
            feeTax: components["schemas"]["Paise"];
            /** @description What the creator receives */
            net: components["schemas"]["Paise"];
            method: string | null;
            product: components["schemas"]["SaleProduct"];
            buyer: components["schemas"]["SaleBuyer"];
        };
        SaleTotals: {
            /** @description Sales that were paid */
            count: number;
            amount: components["schemas"]["Paise"];
            fee: components["schemas"]["Paise"];
            feeTax: components["schemas"]["Paise"];
            refunded: components["schemas"]["Paise"];
            net: components["schemas"]["Paise"];
        };
        Transactions: {
            items: components["schemas"]["Transaction"][];
            next: components["schemas"]["Cursor"];
            /** @description Over everything the filter finds, not this page alone. Null for a search that leads to more orders than are added up while somebody waits: to more than 1,000 by the rarest of its words, and by its dates to more than 2,000 */
            totals: components["schemas"]["SaleTotals"] | null;
        };
        /** @description Where the buyer came from, as analytics names it */
        SaleSource: {
            name: string;
            /** @description The campaign or what else is known */
            detail: string | null;
        };
        SaleSettlement: {
            /** @enum {string} */
            status: "pending" | "available";
            /** @description When pending money becomes available; null once it is */
            availableAt: components["schemas"]["Instant"] | null;
        };
        TimelineEntry: {
            at: components["schemas"]["Instant"];
            event: string;
            /** @description For people */
            text: string;
        };
        RefundRequest: {
            /** @description Within its order, from 1 */
            number: number;
            /**
             * @description lapsed: the creator's time to answer is over and the operator looks at it too
             * @enum {string}
             */
            status: "asked" | "lapsed" | "granted" | "refused" | "withdrawn";
            /** @description While nobody has answered, what a yes would give: a part may have gone back since */
            amount: components["schemas"]["Paise"];
            /** @description The buyer's words */
            reason: string;
            /** @description The answer's */
            words: string | null;
            answeredBy: ("seller" | "operator") | null;
            at: components["schemas"]["Instant"];
            /** @description Until when it is the creator's alone */
            answerBy: components["schemas"]["Instant"];
            endedAt: components["schemas"]["Instant"] | null;
        };
        TransactionDetail: {
            transaction: components["schemas"]["Transaction"];
            source: components["schemas"]["SaleSource"];
            /** @description The payment's id at the gateway; null until something is paid */
            paymentReference: string | null;
            /** @description Null where nothing was earned */
            settlement: components["schemas"]["SaleSettlement"] | null;
            /** @description What took something off the price; null where nothing did */
            discount: {
                /** @description Null where it was given by itself */
                code: string | null;
                /** @description What its creator calls it */
                label: string | null;
                amount: components["schemas"]["Paise"];
            } | null;
            timeline: components["schemas"]["TimelineEntry"][];
            answers: {
                label: string;
                answer: string;
            }[];
            failure: string | null;
            /** @description What can still go back; 0 while a refund is under way */
            refundable: components["schemas"]["Paise"];
            /** @description The buyer's newest wish for a refund */
            request: components["schemas"]["RefundRequest"] | null;
        };
        RefundAnswer: {
            isGranted: boolean;
            /** @description For the buyer; needed when it is refused */
            words?: string;
        };
        Paper: {
            /** @enum {string} */
            kind: "receipt" | "refund" | "invoice" | "creditNote";
            /** @description Counted from 1 for each creator, kind and financial year */
            serial: string;
            /** @description When the money came or went back */
            at: components["schemas"]["Instant"];
            amount: components["schemas"]["Paise"];
            /** @description Of a PDF on A4, always the same bytes; opens for an hour without signing in */
            url: string;
        };
        Papers: {
            items: components["schemas"]["Paper"][];
        };
        /**
         * @description What failed, was rejected or reversed has been credited again
         * @enum {string}
         */
        PayoutStatus: "requested" | "sent" | "paid" | "failed" | "rejected" | "reversed";
        Payout: {
            id: components["schemas"]["PublicId"];
            at: components["schemas"]["Instant"];
            status: components["schemas"]["PayoutStatus"];
            amount: components["schemas"]["Paise"];
            account: {
                id: string;
                /** @enum {string} */
                kind: "bank" | "upi";
                /** @description Masked, as it was then */
                shown: string;
            };
            /** @enum {string} */
            origin: "asked" | "daily";
            /** @description The number the bank knows it by (UTR) */
            reference: string | null;
            /** @description For people: why it did not arrive and what to do */
            reason: string | null;
            paidAt: components["schemas"]["Instant"] | null;
        };
        Payouts: {
            items: components["schemas"]["Payout"][];
            next: components["schemas"]["Cursor"];
        };
        NewPayout: {
            /**
             * Format: int64
             * @description Paise
             */
            amount: number;
            /** @description A payout account of the owner's */
            accountId: string;
        };
        PayoutDetail: {
            payout: components["schemas"]["Payout"];
            timeline: components["schemas"]["TimelineEntry"][];
        };
        PayoutSettings: {
            /** @description The clock by which accounts become usable */
            now: components["schemas"]["Instant"];
            /** @description The least that is paid out */
            least: components["schemas"]["Paise"];
            daily: boolean;
            accountId: string | null;
            /** @description The next morning on which it happens */
            nextAt: components["schemas"]["Instant"] | null;
        };
        /** @description What is narrowed as in the lists; `entries` is the statement's kind, `year` the first calendar year of a financial year */
        NewFile: {
            /** @enum {string} */
            file: "sales.csv" | "statement.csv" | "statement.pdf" | "tax-pack.csv" | "analytics.csv";
            productId?: string;
            kind?: components["schemas"]["ProductKind"];
            status?: components["schemas"]["OrderStatus"];
            method?: string;
            state?: string;
            q?: string;
            /** @enum {string} */
            entries?: "sale" | "refund" | "payout" | "referral" | "adjustment";
            from?: components["schemas"]["Instant"];
            /** @description The first moment that does not belong */
            to?: components["schemas"]["Instant"];
            year?: number;
            /**
             * @description Of analytics.csv: by what the figures are told apart, instead of by the day
             * @enum {string}
             */
            breakdown?: "sources" | "places" | "devices" | "methods" | "prices" | "products" | "failures";
        };
        Wallet: {
            pending: components["schemas"]["Paise"];
            available: components["schemas"]["Paise"];
            inTransit: components["schemas"]["Paise"];
            /** @description Kept back until something is decided */
            held: components["schemas"]["Paise"];
            /** @description Everything earned after fees and refunds */
            lifetime: components["schemas"]["Paise"];
            /** @description When pending money becomes available */
            upcoming: {
                on: components["schemas"]["Instant"];
                amount: components["schemas"]["Paise"];
                /** @description How many sales it comes from */
                sales: number;
                /** @description When the first of these sales was paid */
                soldFrom: components["schemas"]["Instant"] | null;
                /** @description When the last of them was paid */
                soldTo: components["schemas"]["Instant"] | null;
            }[];
        };
        Hold: {
            id: string;
            amount: components["schemas"]["Paise"];
            /** @enum {string} */
            rule: "dispute" | "review" | "legal";
            /** @description For people */
            reason: string;
            /** @description For people */
            whatToDo: string;
            /**
             * Format: date-time
             * @description Until when; null when there is no such day
             */
            by: string | null;
            at: components["schemas"]["Instant"];
            orderId: string | null;
            disputeId: string | null;
        };
        Holds: {
            items: components["schemas"]["Hold"][];
        };
        Dispute: {
            id: string;
            orderId: string;
            /** @enum {string} */
            status: "opened" | "answered" | "won" | "lost";
            /** @description What the bank questions */
            amount: components["schemas"]["Paise"];
            /** @description The bank's */
            reason: string;
            /** Format: date-time */
            respondBy: string | null;
            openedAt: components["schemas"]["Instant"];
            /** Format: date-time */
            endedAt: string | null;
            answer: string | null;
            /** Format: date-time */
            answeredAt: string | null;
        };
        Disputes: {
            items: components["schemas"]["Dispute"][];
        };
        WalletEntry: {
            id: string;
            at: components["schemas"]["Instant"];
            /** @enum {string} */
            type: "sale" | "fee" | "feeTax" | "refund" | "feeReversal" | "feeTaxReversal" | "payout" | "payoutReturn" | "hold" | "release" | "adjustment" | "tds" | "tcs" | "referral" | "referralReversal";
            /** @description Signed */
            amount: components["schemas"]["Paise"];
            /** @description Running, after this entry */
            balance: components["schemas"]["Paise"];
            /** @description The order or payout it belongs to */
            reference: string;
            /** @description What was sold to whom; null where the entry belongs to no order of this creator */
            sale: {
                productTitle: string;
                buyer: components["schemas"]["SaleBuyer"];
            } | null;
            /** @description Masked, as it was when the payout was requested; null where the entry is no payout */
            payoutAccount: string | null;
        };
        WalletEntries: {
            items: components["schemas"]["WalletEntry"][];
            next: components["schemas"]["Cursor"];
        };
        FeeInvoice: {
            /** @enum {string} */
            kind: "fee" | "feeCredit";
            /** @description Of the house's own series */
            serial: string;
            /** @description By India's clocks */
            month: string;
            /** @description When it was made */
            at: components["schemas"]["Instant"];
            /** @description Before GST; what the ledger has for the month */
            fee: components["schemas"]["Paise"];
            /** @description GST on it */
            tax: components["schemas"]["Paise"];
            /** @description Of a PDF on A4, always the same bytes; opens for an hour without signing in */
            url: string;
        };
        FeeInvoices: {
            items: components["schemas"]["FeeInvoice"][];
            next: null;
        };
        /** @enum {string} */
        SubscriptionStatus: "trialing" | "active" | "pastDue" | "grace" | "paused" | "cancelled" | "expired";
        /** @description What was agreed; it stays whatever the page sells for now */
        SubscriptionTerms: {
            priceId: string;
            label: string | null;
            amount: components["schemas"]["Paise"];
            period: components["schemas"]["Period"];
        };
        /** @description The buyer's standing permission to take the price of each period */
        Autopay: {
            /**
             * @description `proposed`: the bank has not agreed yet; `paused`: held in the bank or UPI app, so nothing is taken
             * @enum {string}
             */
            status: "proposed" | "active" | "paused";
            /** @description `upi`, `card` or another word of the gateway; null while nothing was chosen */
            method: string | null;
            /** @description What one charge may take at most */
            most: components["schemas"]["Paise"];
            /** @description The next charge, once it is known */
            charge: {
                amount: components["schemas"]["Paise"];
                /**
                 * Format: date
                 * @description On which the bank is asked, in India
                 */
                day: string;
                /**
                 * @description `announced`: can be taken back; `asked`: the bank has it; `refused`: the bank said no, and is asked once more on this day
                 * @enum {string}
                 */
                state: "announced" | "asked" | "refused";
            } | null;
        };
        /** @enum {string} */
        SubscriptionAction: "renew" | "cancel" | "stay" | "pause" | "resume" | "change" | "startAutopay" | "endAutopay";
        /** @description What it takes to go over to another price */
        SubscriptionChange: {
            terms: components["schemas"]["SubscriptionTerms"];
            /**
             * @description `now` is paid and begins at once; `atEnd` costs nothing now
             * @enum {string}
             */
            when: "now" | "atEnd";
            /** @description Of the whole days that are paid for and not used */
            credit: components["schemas"]["Paise"];
            /** @description To pay now */
            due: components["schemas"]["Paise"];
            /** @description Whether it can renew by itself then */
            canAutopay: boolean;
            startsAt: components["schemas"]["Instant"];
            endsAt: components["schemas"]["Instant"] | null;
        };
        PaidPeriod: {
            orderId: components["schemas"]["PublicId"];
            at: components["schemas"]["Instant"];
            amount: components["schemas"]["Paise"];
            refunded: components["schemas"]["Paise"];
        };
        Subscription: {
            /** @description Of the order that began it */
            id: string;
            status: components["schemas"]["SubscriptionStatus"];
            terms: components["schemas"]["SubscriptionTerms"];
            /** @description From the next period on */
            nextTerms: components["schemas"]["SubscriptionTerms"] | null;
            startedAt: components["schemas"]["Instant"];
            /** @description When what is paid for runs out; null for one that never does */
            endsAt: components["schemas"]["Instant"] | null;
            /** @description When access closes unless it is renewed */
            closesAt: components["schemas"]["Instant"] | null;
            /** @description When a pause ends by itself */
            resumesAt: components["schemas"]["Instant"] | null;
            /** @description What paying for another period costs, and until when it then runs */
            renewal: {
                amount: components["schemas"]["Paise"];
                endsAt: components["schemas"]["Instant"] | null;
            } | null;
            /** @description Null when it does not renew by itself */
            autopay: components["schemas"]["Autopay"] | null;
            /**
             * Format: date
             * @description On which the next period is taken by itself, in India, or would be for who agrees now; null when it is not
             */
            chargeDay: string | null;
            /** @description What its buyer may do now */
            can: components["schemas"]["SubscriptionAction"][];
            changes: components["schemas"]["SubscriptionChange"][];
            /** @description What was paid for it so far, newest first */
            payments: components["schemas"]["PaidPeriod"][];
        };
        /** @description An order to pay */
        SubscriptionPayment: {
            orderId: components["schemas"]["PublicId"];
            /** @description Where payment starts */
            url: string;
        };
        ChangeWish: {
            priceId: string;
            /**
             * Format: int64
             * @description Paise, as it was stated; another sum answers 409
             */
            due: number;
        };
        SubscriptionChanged: {
            subscription: components["schemas"]["Subscription"];
            /** @description Null when nothing is to pay now */
            payment: components["schemas"]["SubscriptionPayment"] | null;
        };
        AutopayApproval: {
            /** @description Where its buyer agrees */
            url: string;
        };
        PurchasedSubscription: {
            id: string;
            status: components["schemas"]["SubscriptionStatus"];
            endsAt: components["schemas"]["Instant"] | null;
        };
        Purchase: {
            orderId: string;
            at: components["schemas"]["Instant"];
            status: components["schemas"]["OrderStatus"];
            amount: components["schemas"]["Paise"];
            product: components["schemas"]["OrderProduct"];
            accessUrl: string | null;
            /** @description Item by item */
            accesses: components["schemas"]["AccessGrant"][];
            /** @description Null for what is bought once */
            subscription: components["schemas"]["PurchasedSubscription"] | null;
            /** @description Of what begins at an hour, such as a webinar */
            startsAt: components["schemas"]["Instant"] | null;
        };
        /** @enum {string} */
        KycStatus: "none" | "panChecking" | "panDoubtful" | "panRefused" | "panVerified" | "complete";
        PayoutAccount: {
            id: components["schemas"]["PublicId"];
            /** @enum {string} */
            kind: "bank" | "upi";
            /** @enum {string} */
            status: "checking" | "doubtful" | "verified" | "refused";
            /** @description For people; the number masked */
            shown: string;
            /** @description As the bank has it */
            holder: string | null;
            /** @description For people: why it was refused, or what is looked at */
            reason: string | null;
            addedAt: components["schemas"]["Instant"];
            /** @description No payout goes to it before */
            usableAt: components["schemas"]["Instant"];
        };
        Kyc: {
            status: components["schemas"]["KycStatus"];
            /** @description The PAN and an account are verified; payouts need it */
            isComplete: boolean;
            pan: {
                /** @description Masked */
                shown: string;
                /** @description As it was given */
                name: string;
                /** @description As the income tax register has it */
                registeredName: string | null;
                /**
                 * @description A Hindu undivided family counts as a person
                 * @enum {string}
                 */
                taxedAs: "person" | "other";
                givenAt: components["schemas"]["Instant"];
                /** @description For people: why it was refused, or what is looked at */
                reason: string | null;
            } | null;
            /** @description As `GET /api/payout-accounts` has them */
            accounts: components["schemas"]["PayoutAccount"][];
            /** @description Of PANs and accounts together, today */
            triesLeft: number;
            /** @description Before money goes to a new account */
            coolingHours: number;
        };
        PayoutAccounts: {
            items: components["schemas"]["PayoutAccount"][];
            next: components["schemas"]["Cursor"];
        };
        SearchResults: {
            products: {
                id: components["schemas"]["PublicId"];
                kind: components["schemas"]["ProductKind"];
                title: string;
                status: components["schemas"]["ProductStatus"];
            }[];
            /** @description One for each number, whoever bought last first; out of the newest 200 sales that the words find */
            buyers: {
                /** @description The one they gave last */
                name: string | null;
                /** @description As in the list of sales */
                phone: string;
                /** @description Their sales of this owner, as the list of sales counts them */
                purchases: number;
                /** @description When they paid last */
                lastAt: components["schemas"]["Instant"];
            }[];
            sales: {
                orderId: string;
                /** @description The product's */
                title: string;
                /** @description Their name, or else the number they gave */
                buyer: string | null;
                amount: components["schemas"]["Paise"];
                at: components["schemas"]["Instant"];
            }[];
        };
        Purchases: {
            items: components["schemas"]["Purchase"][];
            next: components["schemas"]["Cursor"];
        };
        BuyerRefund: {
            /** @description What may be asked for now; 0 when nothing may */
            refundable: components["schemas"]["Paise"];
            /** @description The newest one */
            request: components["schemas"]["RefundRequest"] | null;
        };
        NewRefundRequest: {
            /**
             * Format: int64
             * @description Paise; all that is left when missing
             */
            amount?: number;
            reason: string;
        };
        RefundRound: {
            /** @enum {string} */
            rule: "creator" | "operator" | "cancelled" | "lost";
            reason: string;
            /** @description Sales it began with */
            orders: number;
            /** @description Of all of them */
            amount: components["schemas"]["Paise"];
            /** @description Whose money has gone back */
            returned: number;
            /** @description Whose refund the gateway did not take */
            refused: number;
            at: components["schemas"]["Instant"];
            endedAt: components["schemas"]["Instant"] | null;
        };
        RefundRounds: {
            /** @description Sales whose money has not gone back */
            orders: number;
            /** @description What is left of them */
            amount: components["schemas"]["Paise"];
            /** @description The newest one */
            round: components["schemas"]["RefundRound"] | null;
        };
        NewRefundRound: {
            reason: string;
            /** @description As it was shown; another number now is refused */
            orders: number;
            /**
             * Format: int64
             * @description As it was shown, in paise
             */
            amount: number;
        };
        OpenRefundRequests: {
            items: {
                orderId: string;
                /** @description The product's */
                title: string;
                /** @description Their name */
                buyer: string | null;
                request: components["schemas"]["RefundRequest"];
            }[];
        };
        /** @enum {string} */
        PlanName: "FREE" | "PREMIUM" | "VVIP";
        /** @enum {string} */
        PaidPlan: "PREMIUM" | "VVIP";
        /** @enum {string} */
        PlanPeriod: "month" | "year";
        PlanOffer: {
            plan: components["schemas"]["PaidPlan"];
            period: components["schemas"]["PlanPeriod"];
            /**
             * @description `upgrade` begins at once instead of the present plan; `renew` and `change` begin when it ends
             * @enum {string}
             */
            kind: "start" | "renew" | "upgrade" | "change";
            /** @description Before GST */
            price: components["schemas"]["Paise"];
            /** @description What is left of the present plan, taken off the price */
            credit: components["schemas"]["Paise"];
            /** @description GST on what remains */
            tax: components["schemas"]["Paise"];
            /** @description What is paid */
            amount: components["schemas"]["Paise"];
            startsAt: components["schemas"]["Instant"];
            endsAt: components["schemas"]["Instant"];
            /** @description Why it cannot be taken now, for people */
            refusal: string | null;
        };
        BoughtPlan: {
            orderId: components["schemas"]["PublicId"];
            plan: components["schemas"]["PaidPlan"];
            period: components["schemas"]["PlanPeriod"];
            at: components["schemas"]["Instant"];
            /** @description What was paid, less what went back */
            amount: components["schemas"]["Paise"];
        };
        PlanState: {
            /** @description The one whose fee the next sale has */
            plan: components["schemas"]["PlanName"];
            /**
             * @description `ending` was told to end; `grace` is over and kept for a few days
             * @enum {string}
             */
            status: "free" | "active" | "ending" | "grace";
            feeBasisPoints: number;
            /** @description Until when it is paid for */
            endsAt: components["schemas"]["Instant"] | null;
            graceUntil: components["schemas"]["Instant"] | null;
            /** @description What it is to be afterwards, once it is paid for; FREE when it is to end */
            next: components["schemas"]["PlanName"];
            /** @description Paid for and still to begin */
            coming: {
                plan: components["schemas"]["PaidPlan"];
                startsAt: components["schemas"]["Instant"];
                endsAt: components["schemas"]["Instant"];
            }[];
            offers: components["schemas"]["PlanOffer"][];
            /** @description Newest first */
            bought: components["schemas"]["BoughtPlan"][];
        };
        ReferralState: {
            /** @description Of our fee */
            shareBasisPoints: number;
            /** @description From the opening of the other account */
            months: number;
            /** @description Who came by this account's invitation */
            people: number;
            /** @description In all, less what went back with refunds */
            earned: components["schemas"]["Paise"];
            latest: {
                at: components["schemas"]["Instant"];
                amount: components["schemas"]["Paise"];
            }[];
            /** @description The newest months in which somebody came or something was earned, at most 24, newest first */
            byMonth: {
                /** @description By Indian clocks */
                month: string;
                /** @description Who opened an account in it */
                people: number;
                /** @description Theirs in it that earned something, refunded ones too */
                sales: number;
                /** @description By sales of that month, less what went back since */
                earned: components["schemas"]["Paise"];
            }[];
        };
        LinkProduct: {
            id: string;
            kind: components["schemas"]["ProductKind"];
            title: string;
            status: components["schemas"]["ProductStatus"];
        };
        /** @description A short address of a creator that leads to the preview of a product */
        Link: {
            id: components["schemas"]["PublicId"];
            /** @description The last part of its address */
            slug: string;
            /** @description The address, without scheme and host */
            url: string;
            /** @description Where it is put or what it is for; buyers never see it */
            campaign: string;
            product: components["schemas"]["LinkProduct"];
            /** @description How often people opened it; bots are not counted */
            clicks: number;
            /** @description Paid orders that began with it and have not been returned */
            sales: number;
            /** @description What their buyers paid, less what went back */
            earned: components["schemas"]["Paise"];
            createdAt: components["schemas"]["Instant"];
            /** @description Since when it leads nowhere */
            retiredAt: components["schemas"]["Instant"] | null;
        };
        Links: {
            items: components["schemas"]["Link"][];
            next: components["schemas"]["Cursor"];
        };
        NewLink: {
            productId: string;
            campaign: string;
            /** @description Its own last part, of letters, digits and hyphens in any case; left out, one is made */
            slug?: string;
        };
        LinkChange: {
            campaign?: string;
            /** @description True: it leads nowhere from now on. False: it leads to its product again */
            retired?: boolean;
        };
        /** @description Mails to buyers who asked to be reminded of an order that they did not pay */
        PaymentReminders: {
            isOn: boolean;
            /** @description Buyers who got at least one such mail in the last 30 days */
            reminded: number;
            /** @description Those of them who bought afterwards */
            bought: number;
        };
        PaymentReminderSetting: {
            isOn: boolean;
        };
        Figures: {
            /** @description What buyers paid, less refunds */
            earnings: components["schemas"]["Paise"];
            sales: number;
            visitors: number;
        };
        Overview: {
            /** @enum {string} */
            range: "today" | "7d" | "30d" | "all";
            from: components["schemas"]["Instant"];
            to: components["schemas"]["Instant"];
            current: components["schemas"]["Figures"];
            /** @description The period before; null for all */
            previous: components["schemas"]["Figures"] | null;
            /** @description A step for each hour of today, each day, or each month of all */
            series: {
                at: components["schemas"]["Instant"];
                earnings: components["schemas"]["Paise"];
                previousEarnings: components["schemas"]["Paise"] | null;
                sales: number;
                /** @description Counted by the day; 0 in the hours of today */
                visitors: number;
            }[];
            latest: components["schemas"]["Transaction"][];
            selling: {
                product: components["schemas"]["SaleProduct"];
                sold: number;
                earned: components["schemas"]["Paise"];
            }[];
            /** @description What to do next, in order */
            setup: {
                /** @enum {string} */
                step: "name" | "firstPage" | "publish" | "share" | "firstSale";
                done: boolean;
            }[];
            sellerName: string | null;
        };
        /** @enum {string} */
        AnalyticsRange: "7d" | "30d" | "90d" | "365d" | "all";
        /**
         * Format: date
         * @description A day of India's calendar, such as `2026-11-21`
         */
        Day: string;
        /** @enum {string} */
        AnalyticsStep: "day" | "week" | "month";
        AnalyticsFigures: {
            /** @description How often a page was opened */
            visits: number;
            /** @description People who opened one, each once a day */
            visitors: number;
            /** @description People who opened the step where details are given, each once a day */
            opened: number;
            /** @description Orders placed */
            checkouts: number;
            /** @description Orders paid and not given back */
            sales: number;
            /** @description What buyers paid, less what went back; on the day they paid */
            earned: components["schemas"]["Paise"];
            /** @description Sales of these days that were given back whole */
            refunds: number;
            /** @description What of the sales of these days went back */
            refunded: components["schemas"]["Paise"];
            /** @description Attempts to pay that came to nothing */
            failed: number;
        };
        /** @description Running at the end of these days, or now on the day under way, with those in their free days, paused or late; null where it was not kept */
        SubscriptionsRunning: number | null;
        /** @description What those that renew bring in a month, as agreed, at the same moment; null where it was not kept */
        SubscriptionsMonthly: components["schemas"]["Paise"] | null;
        SubscriptionFigures: {
            running: components["schemas"]["SubscriptionsRunning"];
            monthly: components["schemas"]["SubscriptionsMonthly"];
            /** @description Begun in these days */
            joined: number;
            /** @description Run out in these days */
            ended: number;
            /** @description The same of as many days just before; null for all */
            previous: {
                running: components["schemas"]["SubscriptionsRunning"];
                monthly: components["schemas"]["SubscriptionsMonthly"];
                joined: number;
                ended: number;
            } | null;
            /** @description The steps of these days, each as it stood at its end */
            steps: {
                from: components["schemas"]["Day"];
                to: components["schemas"]["Day"];
                running: components["schemas"]["SubscriptionsRunning"];
                monthly: components["schemas"]["SubscriptionsMonthly"];
            }[];
        };
        Analytics: {
            from: components["schemas"]["Day"];
            /** @description The last day, which belongs */
            to: components["schemas"]["Day"];
            step: components["schemas"]["AnalyticsStep"];
            /** @description The steps these days may be asked for by, the finest first: not one that holds all of them, and none that would make more than 130 */
            stepsOffered: components["schemas"]["AnalyticsStep"][];
            current: components["schemas"]["AnalyticsFigures"];
            /** @description As many days just before; null for all */
            previous: components["schemas"]["AnalyticsFigures"] | null;
            steps: {
                from: components["schemas"]["Day"];
                to: components["schemas"]["Day"];
                visitors: number;
                checkouts: number;
                sales: number;
                earned: components["schemas"]["Paise"];
                /** @description Sales of the step that were given back whole */
                refunds: number;
                /** @description What of the sales of the step went back */
                refunded: components["schemas"]["Paise"];
                previousEarned: components["schemas"]["Paise"] | null;
            }[];
            /** @description Where people come from, what earned most first */
            sources: {
                name: string;
                /** @description The campaign or what else is known */
                detail: string | null;
                visitors: number;
                checkouts: number;
                sales: number;
                earned: components["schemas"]["Paise"];
            }[];
            /** @description States that buyers named */
            places: {
                /** @description GST code of the State; null where nobody was asked */
                state: string | null;
                sales: number;
                earned: components["schemas"]["Paise"];
            }[];
            devices: {
                /**
                 * @description Unknown is what orders were placed with whose browser did not say
                 * @enum {string}
                 */
                device: "phone" | "tablet" | "computer" | "unknown";
                visitors: number;
                checkouts: number;
                sales: number;
                earned: components["schemas"]["Paise"];
            }[];
            /** @description Of one product all that were asked for; over all products those that earned most, at most ten */
            prices: {
                id: string;
                /** @description Over all products the title of its own; else null */
                product: string | null;
                /** @description Null for a price without a name or one that is gone */
                label: string | null;
                checkouts: number;
                sales: number;
                earned: components["schemas"]["Paise"];
            }[];
            methods: {
                /** @description Such as upi; null for what cost nothing */
                method: string | null;
                sales: number;
                earned: components["schemas"]["Paise"];
                /** @description Attempts */
                failed: number;
            }[];
            /** @description Attempts that came to nothing, by the way of paying, the bank or app, and why */
            failures: {
                method: string | null;
                /** @description The bank or UPI app where the gateway says it */
                via: string | null;
                /** @description For people */
                reason: string;
                count: number;
            }[];
            /** @description Over all products: what earned most, at most ten */
            products: {
                product: components["schemas"]["SaleProduct"];
                checkouts: number;
                sales: number;
                earned: components["schemas"]["Paise"];
            }[];
            /** @description Null where nobody ever subscribed */
            subscriptions: components["schemas"]["SubscriptionFigures"] | null;
        };
        /**
         * @description `screen`: it kept a screen from being drawn; `uncaught`: nothing caught it; `answer`: the body of an answer was not what the contract promises
         * @enum {string}
         */
        BrowserErrorKind: "screen" | "uncaught" | "answer";
        NewBrowserError: {
            kind: components["schemas"]["BrowserErrorKind"];
            message: string;
            stack: string;
            /** @description The address without ids and query, as in `/pp/:id` */
            route: string;
            /** @description The build of the page */
            version: string;
        };
        /** @description How many of each wait for somebody to look */
        OperatorWaiting: {
            differences: number;
            tickets: number;
            reviews: number;
            payouts: number;
            disputes: number;
            refundRequests: number;
            unmatchedPayments: number;
            /** @description Reviews that their creators have reported */
            words: number;
            /** @description Of other operators */
            proposals: number;
        };
        OperatorOverview: {
            /** @description Whether this operator has a second factor; without one there is nothing to do here but to set it up */
            isSetUp: boolean;
            recoveryCodesLeft: number;
            /** @description Until when this session may look; null when a code is needed first */
            unlockedUntil: components["schemas"]["Instant"] | null;
            /** @description Null until this session was let in */
            waiting: components["schemas"]["OperatorWaiting"] | null;
        };
        /** @description What the authenticator app shows, or a recovery code; each is good once */
        SecondFactorCode: string;
        OperatorUnlocked: {
            /** @description Until when this session may look */
            unlockedUntil: components["schemas"]["Instant"];
            /** @description Until when it may act */
            freshUntil: components["schemas"]["Instant"];
        };
        NewSecondFactor: {
            /** @description Base32 */
            secret: string;
            /** @description `otpauth://totp/…`, for a QR code */
            address: string;
        };
        /** @description What the authenticator app shows; good once */
        AppCode: string;
        RecoveryCodes: {
            recoveryCodes: string[];
        };
        /** @enum {string} */
        OperatorProposalKind: "adjust" | "releaseHold" | "refundSale" | "refundPlan" | "grantRefund" | "settleStray";
        OperatorProposal: {
            /** Format: uuid */
            id: string;
            kind: components["schemas"]["OperatorProposalKind"];
            /** @enum {string} */
            status: "waiting" | "confirmed" | "declined" | "withdrawn";
            /** @description Whose money it is; null where it is the buyer's alone */
            creatorId: string | null;
            /** @description Less than zero is taken from the creator */
            amount: components["schemas"]["Paise"];
            reason: string;
            /** @description The name of who proposed it, or else the id */
            by: string;
            /** @description Whether who asks has proposed it */
            isOwn: boolean;
            at: components["schemas"]["Instant"];
            decision: {
                by: string;
                at: components["schemas"]["Instant"];
                reason: string;
            } | null;
        };
        OperatorProposals: {
            items: components["schemas"]["OperatorProposal"][];
            next: null;
        };
        Difference: {
            id: string;
            provider: string;
            orderId: string;
            /** @description `unheard`: the gateway had a payment that we had not; `missing`: we hold for paid what it does not know; `takenTwice`: more went back than was left of an order; `unmatchedDisputed`: a bank questions a payment that bought nothing; `notReturned`: a rule gives money back, and the gateway refuses for good */
            kind: string;
            paymentId: string | null;
            amount: components["schemas"]["Paise"] | null;
            foundAt: components["schemas"]["Instant"];
            /** @description When it was found the last time */
            seenAt: components["schemas"]["Instant"];
            /** @description When the books agreed again */
            endedAt: components["schemas"]["Instant"] | null;
            resolution: {
                note: string;
                at: components["schemas"]["Instant"];
            } | null;
        };
        Differences: {
            items: components["schemas"]["Difference"][];
            next: null;
        };
        Ticket: {
            id: string;
            at: components["schemas"]["Instant"];
            topic: string;
            name: string;
            email: string | null;
            phone: string | null;
            text: string;
            answeredAt: components["schemas"]["Instant"] | null;
        };
        Tickets: {
            items: components["schemas"]["Ticket"][];
            next: null;
        };
        TrialBalance: {
            until: components["schemas"]["Instant"];
            /** @description Whether the last nightly proof of the books found nothing */
            isProved: boolean;
            lines: {
                account: string;
                debit: components["schemas"]["Paise"];
                credit: components["schemas"]["Paise"];
                /** @description Positive is owed by us */
                balance: components["schemas"]["Paise"];
            }[];
        };
        /** @enum {string} */
        OperatorActionName: "unlock" | "resolveDifference" | "answerTicket" | "blockProduct" | "unblockProduct" | "acceptReview" | "refuseReview" | "placeHold" | "releaseHold" | "adjust" | "askAboutPayout" | "grantRefund" | "refuseRefund" | "changeRates" | "refundPlan" | "removeLoginMethod" | "handInEvidence" | "settleStray" | "refundSale" | "keepReview" | "hideReview" | "issueEnrolment" | "enrolSecondFactor" | "useRecoveryCode" | "renewRecoveryCodes" | "propose" | "confirmProposal" | "declineProposal";
        OperatorAction: {
            /** Format: uuid */
            id: string;
            at: components["schemas"]["Instant"];
            /** @description The name of who did it, or else the id */
            by: string;
            action: string;
            subjectKind: string;
            subject: string;
            creatorId: string | null;
            before: {
                [key: string]: unknown;
            } | null;
            after: {
                [key: string]: unknown;
            } | null;
            reason: string;
        };
        OperatorActions: {
            items: components["schemas"]["OperatorAction"][];
            next: components["schemas"]["Cursor"];
        };
        BrowserError: {
            id: string;
            kind: components["schemas"]["BrowserErrorKind"];
            message: string;
            stack: string;
            route: string;
            version: string;
            /** @description The family alone, of the last time: `Chrome 126, phone` */
            browser: string;
            count: number;
            firstAt: components["schemas"]["Instant"];
            lastAt: components["schemas"]["Instant"];
        };
        BrowserErrors: {
            items: components["schemas"]["BrowserError"][];
            next: null;
        };
        ModeratedProduct: {
            id: string;
            /** Format: uuid */
            creatorId: string;
            title: string;
            kind: components["schemas"]["ProductKind"];
            status: components["schemas"]["ProductStatus"];
        };
        FoundForOperator: {
            creators: {
                /** Format: uuid */
                id: string;
                name: string | null;
                /** @description Masked */
                phone: string | null;
                email: string | null;
                plan: string;
            }[];
            products: components["schemas"]["ModeratedProduct"][];
            orders: {
                id: string;
                /** Format: uuid */
                creatorId: string;
                status: components["schemas"]["OrderStatus"];
                amount: components["schemas"]["Paise"];
                /** @description What of the amount has not gone back */
                left: components["schemas"]["Paise"];
                at: components["schemas"]["Instant"];
                provider: string;
            }[];
        };
        CreatorForOperator: {
            /** Format: uuid */
            id: string;
            name: string | null;
            /** @description Masked */
            phone: string | null;
            email: string | null;
            handle: string | null;
            plan: string;
            createdAt: components["schemas"]["Instant"];
            isKycComplete: boolean;
            wallet: {
                pending: components["schemas"]["Paise"];
                available: components["schemas"]["Paise"];
                inTransit: components["schemas"]["Paise"];
                held: components["schemas"]["Paise"];
                lifetime: components["schemas"]["Paise"];
            };
            holds: components["schemas"]["Hold"][];
            adjustments: {
                at: components["schemas"]["Instant"];
                /** @description Signed */
                amount: components["schemas"]["Paise"];
                reason: string;
            }[];
            /** @description At most 100, newest first */
            products: components["schemas"]["ModeratedProduct"][];
            /** @description What they have paid for plans, newest first */
            plans: components["schemas"]["BoughtPlan"][];
            /** @description What opens the account, the oldest first */
            loginMethods: {
                id: string;
                /** @enum {string} */
                channel: "sms" | "mail" | "google";
                /** @description Masked */
                shown: string;
                verifiedAt: components["schemas"]["Instant"];
                /** @description Whether another phone or e-mail is left for codes */
                canLeave: boolean;
            }[];
        };
        OperatorDispute: {
            id: string;
            /**
             * Format: uuid
             * @description Null for what is no creator's but the house's
             */
            creatorId: string | null;
            orderId: string;
            provider: string;
            /** @enum {string} */
            status: "opened" | "answered" | "won" | "lost";
            amount: components["schemas"]["Paise"];
            /** @description The bank's */
            reason: string;
            respondBy: components["schemas"]["Instant"] | null;
            openedAt: components["schemas"]["Instant"];
            endedAt: components["schemas"]["Instant"] | null;
            /** @description The creator's */
            answer: string | null;
            /** @description What somebody handed in at the gateway since the bank asked the last time */
            handedIn: {
                note: string;
                at: components["schemas"]["Instant"];
            } | null;
        };
        OperatorDisputes: {
            items: components["schemas"]["OperatorDispute"][];
            next: null;
        };
        UnmatchedPayment: {
            provider: string;
            paymentId: string;
            /** @description The order it was meant for */
            orderId: string;
            /** @description Who sells what it was meant for; null for the house */
            creatorId: string | null;
            amount: components["schemas"]["Paise"];
            /**
             * @description Why it bought nothing: `late`: the sale was over; `twice`: the order was paid; `amount`: it was another sum
             * @enum {string}
             */
            why: "late" | "twice" | "amount";
            /**
             * @description `returning`: on its way for days; `refused`: the gateway does not give it back
             * @enum {string}
             */
            status: "returning" | "refused" | "settled";
            /** @description When it came */
            at: components["schemas"]["Instant"];
            settled: {
                note: string;
                at: components["schemas"]["Instant"];
            } | null;
        };
        StrayPayments: {
            items: components["schemas"]["UnmatchedPayment"][];
            next: null;
        };
        Review: {
            id: string;
            /** Format: uuid */
            creatorId: string;
            /** @enum {string} */
            kind: "pan" | "bank" | "upi" | "gstin";
            /** @description Masked */
            shown: string;
            /**
             * @description `name`: the names agree in part; `elsewhere`: another creator has it, too; `silent`: nobody answered; `refused`: a person refused it before; `gstin`: they sell under the GSTIN of another PAN
             * @enum {string}
             */
            doubt: "name" | "elsewhere" | "silent" | "refused" | "gstin";
            /** @description As the creator gave it; for an account as it is on their PAN, for a GSTIN what they call themselves */
            expectedName: string | null;
            /** @description As the register or the bank has it */
            foundName: string | null;
            /** @description The ids of the other creators */
            elsewhere: string[];
            since: components["schemas"]["Instant"];
        };
        Reviews: {
            items: components["schemas"]["Review"][];
            next: null;
        };
        ReviewDecided: {
            /** Format: uuid */
            creatorId: string;
            before: string;
            after: string;
        };
        OperatorHold: {
            id: string;
            /** Format: uuid */
            creatorId: string;
            amount: components["schemas"]["Paise"];
            rule: string;
            reason: string;
            whatToDo: string;
            by: components["schemas"]["Instant"] | null;
            at: components["schemas"]["Instant"];
        };
        OperatorHolds: {
            items: components["schemas"]["OperatorHold"][];
            next: null;
        };
        AdjustedBalance: {
            before: components["schemas"]["Paise"];
            after: components["schemas"]["Paise"];
        };
        DoubtfulPayout: {
            id: string;
            /** Format: uuid */
            creatorId: string;
            at: components["schemas"]["Instant"];
            status: string;
            amount: components["schemas"]["Paise"];
            /** @description Where it goes; masked */
            shown: string;
            provider: string;
            /** @description `overdue`, `unknown_there`, or `said_` and what the gateway says against our books */
            doubt: string;
        };
        DoubtfulPayouts: {
            items: components["schemas"]["DoubtfulPayout"][];
            next: null;
        };
        LapsedRequest: {
            orderId: string;
            /** Format: uuid */
            creatorId: string;
            /** @description The product's */
            title: string;
            amount: components["schemas"]["Paise"];
            /** @description The buyer's words */
            reason: string;
            at: components["schemas"]["Instant"];
            /** @description Until when it was the creator's alone */
            answerBy: components["schemas"]["Instant"];
            /** @description The creator's words, who said no; null when they said nothing */
            refusal: string | null;
        };
        LapsedRequests: {
            items: components["schemas"]["LapsedRequest"][];
            next: null;
        };
        RateOfPlan: {
            /** @description Of each sale */
            feeBasisPoints: number;
            /** @description Paise, before GST */
            monthly: number;
            /** @description Paise, before GST */
            yearly: number;
        };
        RatesOfPlans: {
            FREE: components["schemas"]["RateOfPlan"];
            PREMIUM: components["schemas"]["RateOfPlan"];
            VVIP: components["schemas"]["RateOfPlan"];
        };
        OperatorRates: {
            now: components["schemas"]["RatesOfPlans"];
            /** @description Newest first */
            changes: {
                /** Format: uuid */
                id: string;
                at: components["schemas"]["Instant"];
                startsAt: components["schemas"]["Instant"];
                by: string;
                rates: components["schemas"]["RatesOfPlans"];
            }[];
        };
        ShortLines: string[];
        /** @description Given by the editor, unlike any other of the product */
        ItemId: string;
        /** @description Markdown without raw HTML */
        Prose: string;
        HttpsUrl: string;
        Lesson: {
            id: components["schemas"]["ItemId"];
            title: string;
            minutes?: number;
            /** @description Shown whole on the preview */
            isFree?: boolean;
            text?: components["schemas"]["Prose"];
            url?: components["schemas"]["HttpsUrl"];
        };
        CourseSection: {
            id: components["schemas"]["ItemId"];
            title: string;
            lessons: components["schemas"]["Lesson"][];
        };
        PublicLesson: {
            id: string;
            title: string;
            minutes?: number;
            isFree: boolean;
            /** @description Safe HTML of a free lesson */
            html?: string;
            /** @description Of a free lesson */
            url?: string;
        };
        LockItem: {
            id: components["schemas"]["ItemId"];
            /** @enum {string} */
            type: "text" | "link" | "place";
            /** @description Shown on the preview */
            title: string;
            text?: components["schemas"]["Prose"];
            url?: components["schemas"]["HttpsUrl"];
            place?: components["schemas"]["Place"];
        };
        ComboItem: {
            productId: components["schemas"]["PublicId"];
        };
    };
    responses: {
        /** @description The request does not follow the contract */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Understood but not acceptable */
        Unprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many requests */
        TooMany: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Sign in first */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Not available here or now */
        Unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The state does not allow it */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Not found or not yours */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Confirm with a code first */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is too large */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The media type is not accepted */
        Unsupported: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        Id: string;
        /** @description A one-time password of `POST /api/step-up` */
        StepUpCode: string;
        Limit: number;
        Cursor: string;
        /** @description The version that this stands on: 409 `version_conflict` where another has taken its place. Publishing the same one again answers what was published */
        Version: number;
        /** @description Days up to today, today among them; 30d when left out. Left aside where `from` and `to` are given */
        AnalyticsRangeParameter: components["schemas"]["AnalyticsRange"];
        /** @description The first day; given with `to` */
        AnalyticsFromParameter: components["schemas"]["Day"];
        /** @description The last day, which belongs */
        AnalyticsToParameter: components["schemas"]["Day"];
        /** @description By the length of the time when left out; the nearest of `stepsOffered` where it is not among them */
        AnalyticsStepParameter: components["schemas"]["AnalyticsStep"];
        Uuid: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    sendOtp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    phone: components["schemas"]["Phone"];
                };
            };
        };
        responses: {
            /** @description Sent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OtpSent"];
                };
            };
            400: components["responses"]["BadRequest"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
        };
    };
    verifyOtp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    phone: components["schemas"]["Phone"];
                    otp: string;
                    email?: components["schemas"]["Email"] | "" | null;
                    /** @description Signing in from a preview as a purchaser */
                    is_p?: boolean | null;
                    name?: string | null;
                };
            };
        };
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
        };
    };
    emailLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: components["schemas"]["Email"];
                    phone?: string | null;
                };
            };
        };
        responses: {
            /** @description Sent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OtpSent"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyEmailOtp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Not read because nothing here proves it */
                    phone?: string | null;
                    otp: string;
                    email: components["schemas"]["Email"];
                    refId?: string | null;
                };
            };
        };
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyGmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    gtoken: string;
                    phone?: string | null;
                    refId?: string | null;
                };
            };
        };
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            503: components["responses"]["Unavailable"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    notitoken?: string | null;
                };
            };
        };
        responses: {
            /** @description Signed out */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    saveSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    device: string;
                };
            };
        };
        responses: {
            /** @description Recorded */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    userInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        user: components["schemas"]["User"];
                        kyc: boolean;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    updateAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    /** @description Empty takes it away */
                    bio?: string | null;
                    /** @description 3 to 30 letters, digits and _; taken in any case by one account. Empty takes it away */
                    handle?: string | null;
                    /** @enum {string} */
                    language?: "en" | "hi";
                };
            };
        };
        responses: {
            /** @description The user */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        user: components["schemas"]["User"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
        };
    };
    getDataExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How it stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataExport"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    requestDataExport: {
        parameters: {
            query?: never;
            header: {
                /** @description A one-time password of `POST /api/step-up` */
                "Step-Up-Code": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How it stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataExport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
        };
    };
    createDataExportFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileAddress"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    getAccountDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How it stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDeletion"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header: {
                /** @description A one-time password of `POST /api/step-up` */
                "Step-Up-Code": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Paise that are let go of, as they were shown */
                    remainder: number;
                };
            };
        };
        responses: {
            /** @description How it stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDeletion"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
        };
    };
    cancelAccountDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How it stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDeletion"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    getHandle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The handle */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HandleState"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    getBusiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The registration */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnBusiness"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    saveBusiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewBusiness"];
            };
        };
        responses: {
            /** @description The registration */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnBusiness"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    endBusiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No registration */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnBusiness"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    listAddresses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The addresses; there is never another page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["OwnAddress"][];
                        next: null;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    startAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Address"];
            };
        };
        responses: {
            /** @description Sent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OtpSent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
        };
    };
    removeAddress: {
        parameters: {
            query?: never;
            header: {
                /** @description A one-time password of `POST /api/step-up` */
                "Step-Up-Code": string;
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is left */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["OwnAddress"][];
                        next: null;
                        user: components["schemas"]["User"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
        };
    };
    addAddress: {
        parameters: {
            query?: never;
            header?: {
                /** @description A one-time password of `POST /api/step-up` */
                "Step-Up-Code"?: components["parameters"]["StepUpCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    phone?: components["schemas"]["Phone"];
                    email?: components["schemas"]["Email"];
                    otp: string;
                };
            };
        };
        responses: {
            /** @description The user */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        user: components["schemas"]["User"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
        };
    };
    startStepUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StepUpSent"];
                };
            };
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
        };
    };
    googleNonce: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The client to ask Google for, and the nonce its credential has to carry */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        clientId: string;
                        nonce: string;
                    };
                };
            };
            503: components["responses"]["Unavailable"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions; there is never another page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["DeviceSession"][];
                        next: null;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    endSessions: {
        parameters: {
            query?: {
                keepCurrent?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                limit?: components["parameters"]["Limit"];
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notifications"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    readNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadNotifications"];
            };
        };
        responses: {
            /** @description What is left */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnreadState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    streamNotifications: {
        parameters: {
            query?: never;
            header?: {
                "Last-Event-ID"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Events until it is closed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    listNotificationChoices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The choices */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationChoices"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    changeNotificationChoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                event: components["schemas"]["NotificationEvent"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangedNotificationChoice"];
            };
        };
        responses: {
            /** @description The choices */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationChoices"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    savePushToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    notitoken: string;
                };
            };
        };
        responses: {
            /** @description Kept */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    listProducts: {
        parameters: {
            query?: {
                kind?: components["schemas"]["ProductKind"];
                status?: components["schemas"]["ProductStatus"];
                q?: string;
                limit?: components["parameters"]["Limit"];
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of products */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Products"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    createProduct: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewProduct"];
            };
        };
        responses: {
            /** @description The draft */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    getProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    deleteProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    updateProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductFields"];
            };
        };
        responses: {
            /** @description The product */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    discardProductChanges: {
        parameters: {
            query?: {
                /** @description The version that this stands on: 409 `version_conflict` where another has taken its place. Publishing the same one again answers what was published */
                version?: components["parameters"]["Version"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product as it is published */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    listProductVersions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The versions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductVersions"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    restoreProductVersion: {
        parameters: {
            query?: {
                /** @description The version that this stands on: 409 `version_conflict` where another has taken its place. Publishing the same one again answers what was published */
                version?: components["parameters"]["Version"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    duplicateProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draft */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    listProductReviews: {
        parameters: {
            query?: {
                limit?: components["parameters"]["Limit"];
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of reviews */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductReviews"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
        };
    };
    getOwnReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How it stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BuyerReview"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    writeReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewReview"];
            };
        };
        responses: {
            /** @description How it stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BuyerReview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    withdrawReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How it stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BuyerReview"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    listReceivedReviews: {
        parameters: {
            query?: {
                productId?: string;
                limit?: components["parameters"]["Limit"];
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of reviews */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivedReviews"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    answerReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewAnswer"];
            };
        };
        responses: {
            /** @description The review */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivedReview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    reportReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewReport"];
            };
        };
        responses: {
            /** @description The review */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivedReview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listReportedReviews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reviews */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportedReviews"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    judgeReview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WordsVerdict"];
            };
        };
        responses: {
            /** @description What still waits */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportedReviews"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    moveProduct: {
        parameters: {
            query?: {
                /** @description The version that this stands on: 409 `version_conflict` where another has taken its place. Publishing the same one again answers what was published */
                version?: components["parameters"]["Version"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                event: "publish" | "pause" | "resume" | "archive";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    getPublicProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicProduct"];
                };
            };
            404: components["responses"]["NotFound"];
        };
    };
    tellOpened: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Heard */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["NotFound"];
        };
    };
    uploadMedia: {
        parameters: {
            query?: {
                alt?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "image/jpeg": string;
                "image/png": string;
                "image/webp": string;
                "image/avif": string;
            };
        };
        responses: {
            /** @description The picture */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageSources"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["Unsupported"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
        };
    };
    beginUpload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewUpload"];
            };
        };
        responses: {
            /** @description The upload */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Upload"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
        };
    };
    getUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The upload */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Upload"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    cancelUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Forgotten */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    sendPiece: {
        parameters: {
            query?: never;
            header: {
                /** @description Where in the file the piece begins */
                "Upload-Offset": number;
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/offset+octet-stream": string;
            };
        };
        responses: {
            /** @description The upload */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Upload"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["Unsupported"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
        };
    };
    finishUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UploadEnd"];
            };
        };
        responses: {
            /** @description The picture */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageSources"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPublicDiscount: {
        parameters: {
            query?: {
                /** @description Left out, what comes off by itself */
                code?: string;
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What comes off */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reduced"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listDiscounts: {
        parameters: {
            query?: {
                productId?: string;
                limit?: components["parameters"]["Limit"];
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The discounts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Discounts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    createDiscount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDiscount"];
            };
        };
        responses: {
            /** @description The discount */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Discount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    getDiscount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The discount */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Discount"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    deleteDiscount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    updateDiscount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDiscount"];
            };
        };
        responses: {
            /** @description The discount */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Discount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    moveDiscount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                event: "disable" | "enable";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The discount */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Discount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    placeOrder: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewOrder"];
            };
        };
        responses: {
            /** @description The order */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlacedOrder"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    receiveWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                provider: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": unknown;
            };
        };
        responses: {
            /** @description Taken */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["Unavailable"];
        };
    };
    payInSandbox: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    outcome: "success" | "failed" | "dropped";
                    /**
                     * @default upi
                     * @enum {string}
                     */
                    method?: "upi" | "card" | "netbanking";
                };
            };
        };
        responses: {
            /** @description Decided */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        outcome: "success" | "failed" | "dropped";
                        /** @description Where the buyer goes back to */
                        returnUrl: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    listTransactions: {
        parameters: {
            query?: {
                productId?: string;
                kind?: components["schemas"]["ProductKind"];
                status?: components["schemas"]["OrderStatus"];
                /** @description How it was paid, such as upi */
                method?: string;
                /** @description The GST code of the State it was supplied to */
                state?: string;
                from?: components["schemas"]["Instant"];
                to?: components["schemas"]["Instant"];
                /** @description Beginnings of words of the buyer's name or e-mail, the beginning of an e-mail with its @, the beginning or end of the phone, or an order id */
                q?: string;
                limit?: components["parameters"]["Limit"];
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of sales */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Transactions"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    getTransaction: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sale */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionDetail"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    refundTransaction: {
        parameters: {
            query?: never;
            header?: {
                /** @description A one-time password of `POST /api/step-up` */
                "Step-Up-Code"?: components["parameters"]["StepUpCode"];
                /** @description The same for every try of the same refund */
                "Idempotency-Key"?: string;
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * Format: int64
                     * @description Paise, at least 100, leaving nothing or at least 100; all that is left when missing
                     */
                    amount?: number;
                    reason?: string;
                    /** @description These items of the order go back by their shares of the amount, and are revoked; not beside amount */
                    accessIds?: components["schemas"]["PublicId"][];
                };
            };
        };
        responses: {
            /** @description The sale */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
        };
    };
    resendTransaction: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sale */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionDetail"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
        };
    };
    answerRefundRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description A one-time password of `POST /api/step-up` */
                "Step-Up-Code"?: components["parameters"]["StepUpCode"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundAnswer"];
            };
        };
        responses: {
            /** @description The request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundRequest"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
        };
    };
    listPapers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The papers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Papers"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    listPurchasePapers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The papers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Papers"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    listPayouts: {
        parameters: {
            query?: {
                limit?: components["parameters"]["Limit"];
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of withdrawals */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payouts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    requestPayout: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPayout"];
            };
        };
        responses: {
            /** @description The withdrawal */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payout"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPayout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The withdrawal */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutDetail"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    getPayoutSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutSettings"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    setPayoutSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    daily: boolean;
                    /** @description Needed when daily */
                    accountId?: string | null;
                };
            };
        };
        responses: {
            /** @description The settings */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    receivePayoutWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": unknown;
            };
        };
        responses: {
            /** @description Taken */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    askFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewFile"];
            };
        };
        responses: {
            /** @description Where it is */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileAddress"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
        };
    };
    getWallet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The wallet */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Wallet"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    listHolds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is held */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Holds"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    listDisputes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The disputes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Disputes"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    answerDispute: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                };
            };
        };
        responses: {
            /** @description The dispute */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dispute"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    listWalletEntries: {
        parameters: {
            query?: {
                /** @description Only entries of this kind; fees belong to the sale they were taken from */
                kind?: "sale" | "refund" | "payout" | "referral" | "adjustment";
                from?: components["schemas"]["Instant"];
                /** @description The first moment that does not belong */
                to?: components["schemas"]["Instant"];
                limit?: components["parameters"]["Limit"];
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of entries */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WalletEntries"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    listFeeInvoices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The papers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeeInvoices"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    getSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    renewSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where to pay */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionPayment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeWish"];
            };
        };
        responses: {
            /** @description It is agreed, or waits for its payment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionChanged"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
        };
    };
    startAutopay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where to agree */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutopayApproval"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["Unavailable"];
        };
    };
    endAutopay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    moveSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                event: "cancel" | "stay" | "pause" | "resume";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    getPurchase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The purchase */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Purchase"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    getKyc: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Kyc"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    givePan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    pan: string;
                    /** @description As it is on the card */
                    name: string;
                };
            };
        };
        responses: {
            /** @description Taken */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Kyc"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
        };
    };
    listPayoutAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The accounts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutAccounts"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    addPayoutAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    kind: "bank" | "upi";
                    /** @description Of a bank account */
                    accountNumber?: string;
                    /** @description Of a bank account */
                    ifsc?: string;
                    /** @description Of UPI, such as name@bank */
                    vpa?: string;
                    otp: string;
                };
            };
        };
        responses: {
            /** @description It was there already */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutAccount"];
                };
            };
            /** @description Added */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutAccount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
        };
    };
    removePayoutAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description A one-time password of `POST /api/step-up` */
                "Step-Up-Code"?: components["parameters"]["StepUpCode"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
        };
    };
    search: {
        parameters: {
            query: {
                /** @description Of a title, or of a buyer as in the list of sales */
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchResults"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    listPurchases: {
        parameters: {
            query?: {
                /** @description Part of a title or of a creator's name */
                q?: string;
                limit?: components["parameters"]["Limit"];
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of purchases */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Purchases"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    getRefundRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How it stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BuyerRefund"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    askRefund: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewRefundRequest"];
            };
        };
        responses: {
            /** @description Asked */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BuyerRefund"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    withdrawRefundRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How it stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BuyerRefund"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    getRefundRounds: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How it stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundRounds"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    startRefundRound: {
        parameters: {
            query?: never;
            header?: {
                /** @description A one-time password of `POST /api/step-up` */
                "Step-Up-Code"?: components["parameters"]["StepUpCode"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewRefundRound"];
            };
        };
        responses: {
            /** @description It goes on by itself */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundRounds"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
        };
    };
    listRefundRequests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requests */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenRefundRequests"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    getPlan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plan */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanState"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    orderPlan: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    plan: components["schemas"]["PaidPlan"];
                    period: components["schemas"]["PlanPeriod"];
                    /**
                     * Format: int64
                     * @description Paise, as the offer said: another price by now is refused
                     */
                    amount: number;
                };
            };
        };
        responses: {
            /** @description The order */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlacedOrder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
        };
    };
    decidePlan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    plan: components["schemas"]["PlanName"];
                };
            };
        };
        responses: {
            /** @description The plan */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
        };
    };
    getReferral: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The earnings */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferralState"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    claimReferral: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description Remembered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listLinks: {
        parameters: {
            query?: {
                productId?: string;
                limit?: components["parameters"]["Limit"];
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of links */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Links"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    createLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewLink"];
            };
        };
        responses: {
            /** @description The link */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Link"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    updateLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkChange"];
            };
        };
        responses: {
            /** @description The link */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Link"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    getPaymentReminders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How it stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentReminders"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    setPaymentReminders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentReminderSetting"];
            };
        };
        responses: {
            /** @description How it stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentReminders"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    getOverview: {
        parameters: {
            query?: {
                range?: "today" | "7d" | "30d" | "all";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The overview */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Overview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    getAnalytics: {
        parameters: {
            query?: {
                /** @description Days up to today, today among them; 30d when left out. Left aside where `from` and `to` are given */
                range?: components["parameters"]["AnalyticsRangeParameter"];
                /** @description The first day; given with `to` */
                from?: components["parameters"]["AnalyticsFromParameter"];
                /** @description The last day, which belongs */
                to?: components["parameters"]["AnalyticsToParameter"];
                /** @description By the length of the time when left out; the nearest of `stepsOffered` where it is not among them */
                step?: components["parameters"]["AnalyticsStepParameter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Analytics"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
        };
    };
    getProductAnalytics: {
        parameters: {
            query?: {
                /** @description Days up to today, today among them; 30d when left out. Left aside where `from` and `to` are given */
                range?: components["parameters"]["AnalyticsRangeParameter"];
                /** @description The first day; given with `to` */
                from?: components["parameters"]["AnalyticsFromParameter"];
                /** @description The last day, which belongs */
                to?: components["parameters"]["AnalyticsToParameter"];
                /** @description By the length of the time when left out; the nearest of `stepsOffered` where it is not among them */
                step?: components["parameters"]["AnalyticsStepParameter"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Analytics"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    reportBrowserError: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewBrowserError"];
            };
        };
        responses: {
            /** @description Heard; beyond what is kept of one network, or of all, it is dropped */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
        };
    };
    getOperator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The desk */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorOverview"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    unlockOperator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: components["schemas"]["SecondFactorCode"];
                };
            };
        };
        responses: {
            /** @description Unlocked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorUnlocked"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    startSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description What the app needs */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewSecondFactor"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
        };
    };
    confirmSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: components["schemas"]["AppCode"];
                };
            };
        };
        responses: {
            /** @description It is set up */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: components["schemas"]["AppCode"];
                };
            };
        };
        responses: {
            /** @description The new codes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listProposals: {
        parameters: {
            query?: {
                state?: "waiting" | "decided";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The proposals, at most 200; there is never another page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorProposals"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    decideProposal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    isConfirmed: boolean;
                    reason: components["schemas"]["Reason"];
                };
            };
        };
        responses: {
            /** @description As it was decided */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorProposal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listDifferences: {
        parameters: {
            query?: {
                state?: "open" | "closed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The differences, at most 200; there is never another page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Differences"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    resolveDifference: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: components["schemas"]["Reason"];
                };
            };
        };
        responses: {
            /** @description The difference */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Difference"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listTickets: {
        parameters: {
            query?: {
                state?: "open" | "answered";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tickets, at most 200; there is never another page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tickets"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    answerTicket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: components["schemas"]["Reason"];
                };
            };
        };
        responses: {
            /** @description The ticket */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticket"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    getTrialBalance: {
        parameters: {
            query?: {
                /** @description The first moment that does not count; now when missing */
                until?: components["schemas"]["Instant"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The balances */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrialBalance"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listOperatorActions: {
        parameters: {
            query?: {
                action?: components["schemas"]["OperatorActionName"];
                /** @description The id of what was acted on, or of the creator it belongs to */
                subject?: string;
                from?: components["schemas"]["Instant"];
                /** @description The first moment that does not belong */
                to?: components["schemas"]["Instant"];
                limit?: components["parameters"]["Limit"];
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of actions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorActions"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listBrowserErrors: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The errors, at most 200; there is never another page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrowserErrors"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    findForOperator: {
        parameters: {
            query: {
                /** @description A phone, an e-mail, a name, a title, or an id */
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most ten of each */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundForOperator"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    getCreatorForOperator: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The creator */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorForOperator"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    removeLostLoginMethod: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    loginMethodId: string;
                    reason: components["schemas"]["Reason"];
                };
            };
        };
        responses: {
            /** @description The creator */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorForOperator"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    refundSaleByRule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The creator reads it */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description The order as it stands before the money moves */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundForOperator"];
                };
            };
            /** @description Above what one operator moves alone in a day; another one has to confirm it */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorProposal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    handInEvidence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    provider: string;
                    /**
                     * Format: uuid
                     * @description Null for what is the house's
                     */
                    creatorId: string | null;
                    reason: components["schemas"]["Reason"];
                };
            };
        };
        responses: {
            /** @description The disputes that are open */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorDisputes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listUnmatchedPayments: {
        parameters: {
            query?: {
                state?: "open" | "settled";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payments, at most 200; there is never another page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StrayPayments"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    settleUnmatchedPayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    provider: string;
                    paymentId: string;
                    reason: components["schemas"]["Reason"];
                };
            };
        };
        responses: {
            /** @description The payments that are left */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StrayPayments"];
                };
            };
            /** @description Above what one operator moves alone in a day; another one has to confirm it */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorProposal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listReviews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reviews; there is never another page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reviews"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    decideReview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    /** @enum {string} */
                    verdict: "accept" | "refuse";
                    reason: components["schemas"]["Reason"];
                };
            };
        };
        responses: {
            /** @description What changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewDecided"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listAllHolds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The holds, at most 500; there is never another page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorHolds"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    placeHold: {
        parameters: {
            query?: never;
            header: {
                /** @description The same for every try of the same act */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    creatorId: string;
                    /**
                     * Format: int64
                     * @description Paise; at most ₹1,00,00,000
                     */
                    amount: number;
                    /** @enum {string} */
                    rule: "review" | "legal";
                    /** @description The creator reads it */
                    reason: string;
                    /** @description The creator reads it */
                    whatToDo: string;
                    /** @description Until when */
                    actBy?: components["schemas"]["Instant"] | null;
                };
            };
        };
        responses: {
            /** @description The creator */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorForOperator"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    releaseHold: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    creatorId: string;
                    id: string;
                    reason: components["schemas"]["Reason"];
                };
            };
        };
        responses: {
            /** @description The creator */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorForOperator"];
                };
            };
            /** @description Above what one operator moves alone in a day; another one has to confirm it */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorProposal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    adjustBalance: {
        parameters: {
            query?: never;
            header: {
                /** @description The same for every try of the same act */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    creatorId: string;
                    /**
                     * Format: int64
                     * @description Signed paise: more than zero is given; at most ₹1,00,00,000 either way
                     */
                    amount: number;
                    /** @description What was available when it was decided; 409 when it is another sum now */
                    expected: components["schemas"]["Paise"];
                    /** @description The creator reads it */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description What was available before and after */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdjustedBalance"];
                };
            };
            /** @description Above what one operator moves alone in a day; another one has to confirm it */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorProposal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    refundPlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    creatorId: string;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description The creator */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorForOperator"];
                };
            };
            /** @description Above what one operator moves alone in a day; another one has to confirm it */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorProposal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listDoubtfulPayouts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payouts, at most 200; there is never another page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoubtfulPayouts"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    askAboutPayout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: components["schemas"]["Reason"];
                };
            };
        };
        responses: {
            /** @description The payouts that are still in doubt */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoubtfulPayouts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listAllDisputes: {
        parameters: {
            query?: {
                state?: "open" | "over";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The disputes; there is never another page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorDisputes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listLapsedRequests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requests; there is never another page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LapsedRequests"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    decideLapsedRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    isGranted: boolean;
                    /** @description The buyer reads it */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description What still waits */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LapsedRequests"];
                };
            };
            /** @description Above what one operator moves alone in a day; another one has to confirm it */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorProposal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    getRates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rates */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorRates"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    changeRates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    rates: components["schemas"]["RatesOfPlans"];
                    /** @description At once when null */
                    startsAt: components["schemas"]["Instant"] | null;
                    /** @description Creators read it */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description The rates */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorRates"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    moderateProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    event: "block" | "unblock";
                    reason: components["schemas"]["Reason"];
                };
            };
        };
        responses: {
            /** @description The product */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModeratedProduct"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
}

export type PageContent = components['schemas']['PageContent'];
export type TelegramContent = components['schemas']['TelegramContent'];
export type PublicTelegram = components['schemas']['PublicTelegram'];
export type CourseContent = components['schemas']['CourseContent'];
export type PublicCourse = components['schemas']['PublicCourse'];
export type LessonContent = components['schemas']['LessonContent'];
export type PublicLessonContent = components['schemas']['PublicLessonContent'];
export type WebinarContent = components['schemas']['WebinarContent'];
export type PublicWebinar = components['schemas']['PublicWebinar'];
export type LockContent = components['schemas']['LockContent'];
export type PublicLock = components['schemas']['PublicLock'];
export type ComboContent = components['schemas']['ComboContent'];
export type PublicCombo = components['schemas']['PublicCombo'];
export type DiscordContent = components['schemas']['DiscordContent'];
export type PublicDiscord = components['schemas']['PublicDiscord'];
export type Phone = components['schemas']['Phone'];
export type OtpSent = components['schemas']['OtpSent'];
export type Problem = components['schemas']['Problem'];
export type Email = components['schemas']['Email'];
export type Instant = components['schemas']['Instant'];
export type User = components['schemas']['User'];
export type SignedIn = components['schemas']['SignedIn'];
export type Message = components['schemas']['Message'];
export type DataExport = components['schemas']['DataExport'];
export type FileAddress = components['schemas']['FileAddress'];
export type DeletionBlocker = components['schemas']['DeletionBlocker'];
export type AccountDeletion = components['schemas']['AccountDeletion'];
export type HandleState = components['schemas']['HandleState'];
export type Business = components['schemas']['Business'];
export type BusinessClaim = components['schemas']['BusinessClaim'];
export type OwnBusiness = components['schemas']['OwnBusiness'];
export type NewBusiness = components['schemas']['NewBusiness'];
export type OwnAddress = components['schemas']['OwnAddress'];
export type Address = components['schemas']['Address'];
export type StepUpSent = components['schemas']['StepUpSent'];
export type DeviceSession = components['schemas']['DeviceSession'];
export type NotificationEvent = components['schemas']['NotificationEvent'];
export type Notification = components['schemas']['Notification'];
export type Cursor = components['schemas']['Cursor'];
export type Unread = components['schemas']['Unread'];
export type Notifications = components['schemas']['Notifications'];
export type ReadNotifications = components['schemas']['ReadNotifications'];
export type UnreadState = components['schemas']['UnreadState'];
export type MailChoice = components['schemas']['MailChoice'];
export type NotificationChoice = components['schemas']['NotificationChoice'];
export type NotificationChoices = components['schemas']['NotificationChoices'];
export type ChangedNotificationChoice = components['schemas']['ChangedNotificationChoice'];
export type ProductKind = components['schemas']['ProductKind'];
export type ProductStatus = components['schemas']['ProductStatus'];
export type PublicId = components['schemas']['PublicId'];
export type Period = components['schemas']['Period'];
export type SummaryPrice = components['schemas']['SummaryPrice'];
export type SummaryCover = components['schemas']['SummaryCover'];
export type Paise = components['schemas']['Paise'];
export type ProductSummary = components['schemas']['ProductSummary'];
export type Products = components['schemas']['Products'];
export type Price = components['schemas']['Price'];
export type Content = components['schemas']['Content'];
export type Image = components['schemas']['Image'];
export type Question = components['schemas']['Question'];
export type ThankYou = components['schemas']['ThankYou'];
export type Seo = components['schemas']['Seo'];
export type NewProduct = components['schemas']['NewProduct'];
export type ImageSources = components['schemas']['ImageSources'];
export type ShownSeo = components['schemas']['ShownSeo'];
export type Missing = components['schemas']['Missing'];
export type PublishedProduct = components['schemas']['PublishedProduct'];
export type ChangedValue = components['schemas']['ChangedValue'];
export type ProductChange = components['schemas']['ProductChange'];
export type Product = components['schemas']['Product'];
export type ProductFields = components['schemas']['ProductFields'];
export type ProductVersion = components['schemas']['ProductVersion'];
export type ProductVersions = components['schemas']['ProductVersions'];
export type Stars = components['schemas']['Stars'];
export type ProductReview = components['schemas']['ProductReview'];
export type ProductReviews = components['schemas']['ProductReviews'];
export type ReviewStatus = components['schemas']['ReviewStatus'];
export type BuyerReview = components['schemas']['BuyerReview'];
export type NewReview = components['schemas']['NewReview'];
export type ReceivedReview = components['schemas']['ReceivedReview'];
export type ReceivedReviews = components['schemas']['ReceivedReviews'];
export type ReviewAnswer = components['schemas']['ReviewAnswer'];
export type ReviewReport = components['schemas']['ReviewReport'];
export type ReportedReview = components['schemas']['ReportedReview'];
export type ReportedReviews = components['schemas']['ReportedReviews'];
export type Reason = components['schemas']['Reason'];
export type WordsVerdict = components['schemas']['WordsVerdict'];
export type PublicPrice = components['schemas']['PublicPrice'];
export type PublicDiscount = components['schemas']['PublicDiscount'];
export type PublicContent = components['schemas']['PublicContent'];
export type ReviewSummary = components['schemas']['ReviewSummary'];
export type PublicProduct = components['schemas']['PublicProduct'];
export type NewUpload = components['schemas']['NewUpload'];
export type Upload = components['schemas']['Upload'];
export type UploadEnd = components['schemas']['UploadEnd'];
export type Reduced = components['schemas']['Reduced'];
export type DiscountProduct = components['schemas']['DiscountProduct'];
export type DiscountStatus = components['schemas']['DiscountStatus'];
export type Discount = components['schemas']['Discount'];
export type Discounts = components['schemas']['Discounts'];
export type DiscountCode = components['schemas']['DiscountCode'];
export type NewDiscount = components['schemas']['NewDiscount'];
export type Buyer = components['schemas']['Buyer'];
export type OrderSource = components['schemas']['OrderSource'];
export type NewOrder = components['schemas']['NewOrder'];
export type OrderStatus = components['schemas']['OrderStatus'];
export type Payment = components['schemas']['Payment'];
export type PlacedOrder = components['schemas']['PlacedOrder'];
export type OrderProduct = components['schemas']['OrderProduct'];
export type Place = components['schemas']['Place'];
export type ReceivedPart = components['schemas']['ReceivedPart'];
export type Received = components['schemas']['Received'];
export type Access = components['schemas']['Access'];
export type AccessStatus = components['schemas']['AccessStatus'];
export type AccessGrant = components['schemas']['AccessGrant'];
export type Order = components['schemas']['Order'];
export type SaleProduct = components['schemas']['SaleProduct'];
export type SaleBuyer = components['schemas']['SaleBuyer'];
export type Transaction = components['schemas']['Transaction'];
export type SaleTotals = components['schemas']['SaleTotals'];
export type Transactions = components['schemas']['Transactions'];
export type SaleSource = components['schemas']['SaleSource'];
export type SaleSettlement = components['schemas']['SaleSettlement'];
export type TimelineEntry = components['schemas']['TimelineEntry'];
export type RefundRequest = components['schemas']['RefundRequest'];
export type TransactionDetail = components['schemas']['TransactionDetail'];
export type RefundAnswer = components['schemas']['RefundAnswer'];
export type Paper = components['schemas']['Paper'];
export type Papers = components['schemas']['Papers'];
export type PayoutStatus = components['schemas']['PayoutStatus'];
export type Payout = components['schemas']['Payout'];
export type Payouts = components['schemas']['Payouts'];
export type NewPayout = components['schemas']['NewPayout'];
export type PayoutDetail = components['schemas']['PayoutDetail'];
export type PayoutSettings = components['schemas']['PayoutSettings'];
export type NewFile = components['schemas']['NewFile'];
export type Wallet = components['schemas']['Wallet'];
export type Hold = components['schemas']['Hold'];
export type Holds = components['schemas']['Holds'];
export type Dispute = components['schemas']['Dispute'];
export type Disputes = components['schemas']['Disputes'];
export type WalletEntry = components['schemas']['WalletEntry'];
export type WalletEntries = components['schemas']['WalletEntries'];
export type FeeInvoice = components['schemas']['FeeInvoice'];
export type FeeInvoices = components['schemas']['FeeInvoices'];
export type SubscriptionStatus = components['schemas']['SubscriptionStatus'];
export type SubscriptionTerms = components['schemas']['SubscriptionTerms'];
export type Autopay = components['schemas']['Autopay'];
export type SubscriptionAction = components['schemas']['SubscriptionAction'];
export type SubscriptionChange = components['schemas']['SubscriptionChange'];
export type PaidPeriod = components['schemas']['PaidPeriod'];
export type Subscription = components['schemas']['Subscription'];
export type SubscriptionPayment = components['schemas']['SubscriptionPayment'];
export type ChangeWish = components['schemas']['ChangeWish'];
export type SubscriptionChanged = components['schemas']['SubscriptionChanged'];
export type AutopayApproval = components['schemas']['AutopayApproval'];
export type PurchasedSubscription = components['schemas']['PurchasedSubscription'];
export type Purchase = components['schemas']['Purchase'];
export type KycStatus = components['schemas']['KycStatus'];
export type PayoutAccount = components['schemas']['PayoutAccount'];
export type Kyc = components['schemas']['Kyc'];
export type PayoutAccounts = components['schemas']['PayoutAccounts'];
export type SearchResults = components['schemas']['SearchResults'];
export type Purchases = components['schemas']['Purchases'];
export type BuyerRefund = components['schemas']['BuyerRefund'];
export type NewRefundRequest = components['schemas']['NewRefundRequest'];
export type RefundRound = components['schemas']['RefundRound'];
export type RefundRounds = components['schemas']['RefundRounds'];
export type NewRefundRound = components['schemas']['NewRefundRound'];
export type OpenRefundRequests = components['schemas']['OpenRefundRequests'];
export type PlanName = components['schemas']['PlanName'];
export type PaidPlan = components['schemas']['PaidPlan'];
export type PlanPeriod = components['schemas']['PlanPeriod'];
export type PlanOffer = components['schemas']['PlanOffer'];
export type BoughtPlan = components['schemas']['BoughtPlan'];
export type PlanState = components['schemas']['PlanState'];
export type ReferralState = components['schemas']['ReferralState'];
export type LinkProduct = components['schemas']['LinkProduct'];
export type Link = components['schemas']['Link'];
export type Links = components['schemas']['Links'];
export type NewLink = components['schemas']['NewLink'];
export type LinkChange = components['schemas']['LinkChange'];
export type PaymentReminders = components['schemas']['PaymentReminders'];
export type PaymentReminderSetting = components['schemas']['PaymentReminderSetting'];
export type Figures = components['schemas']['Figures'];
export type Overview = components['schemas']['Overview'];
export type AnalyticsRange = components['schemas']['AnalyticsRange'];
export type Day = components['schemas']['Day'];
export type AnalyticsStep = components['schemas']['AnalyticsStep'];
export type AnalyticsFigures = components['schemas']['AnalyticsFigures'];
export type SubscriptionsRunning = components['schemas']['SubscriptionsRunning'];
export type SubscriptionsMonthly = components['schemas']['SubscriptionsMonthly'];
export type SubscriptionFigures = components['schemas']['SubscriptionFigures'];
export type Analytics = components['schemas']['Analytics'];
export type BrowserErrorKind = components['schemas']['BrowserErrorKind'];
export type NewBrowserError = components['schemas']['NewBrowserError'];
export type OperatorWaiting = components['schemas']['OperatorWaiting'];
export type OperatorOverview = components['schemas']['OperatorOverview'];
export type SecondFactorCode = components['schemas']['SecondFactorCode'];
export type OperatorUnlocked = components['schemas']['OperatorUnlocked'];
export type NewSecondFactor = components['schemas']['NewSecondFactor'];
export type AppCode = components['schemas']['AppCode'];
export type RecoveryCodes = components['schemas']['RecoveryCodes'];
export type OperatorProposalKind = components['schemas']['OperatorProposalKind'];
export type OperatorProposal = components['schemas']['OperatorProposal'];
export type OperatorProposals = components['schemas']['OperatorProposals'];
export type Difference = components['schemas']['Difference'];
export type Differences = components['schemas']['Differences'];
export type Ticket = components['schemas']['Ticket'];
export type Tickets = components['schemas']['Tickets'];
export type TrialBalance = components['schemas']['TrialBalance'];
export type OperatorActionName = components['schemas']['OperatorActionName'];
export type OperatorAction = components['schemas']['OperatorAction'];
export type OperatorActions = components['schemas']['OperatorActions'];
export type BrowserError = components['schemas']['BrowserError'];
export type BrowserErrors = components['schemas']['BrowserErrors'];
export type ModeratedProduct = components['schemas']['ModeratedProduct'];
export type FoundForOperator = components['schemas']['FoundForOperator'];
export type CreatorForOperator = components['schemas']['CreatorForOperator'];
export type OperatorDispute = components['schemas']['OperatorDispute'];
export type OperatorDisputes = components['schemas']['OperatorDisputes'];
export type UnmatchedPayment = components['schemas']['UnmatchedPayment'];
export type StrayPayments = components['schemas']['StrayPayments'];
export type Review = components['schemas']['Review'];
export type Reviews = components['schemas']['Reviews'];
export type ReviewDecided = components['schemas']['ReviewDecided'];
export type OperatorHold = components['schemas']['OperatorHold'];
export type OperatorHolds = components['schemas']['OperatorHolds'];
export type AdjustedBalance = components['schemas']['AdjustedBalance'];
export type DoubtfulPayout = components['schemas']['DoubtfulPayout'];
export type DoubtfulPayouts = components['schemas']['DoubtfulPayouts'];
export type LapsedRequest = components['schemas']['LapsedRequest'];
export type LapsedRequests = components['schemas']['LapsedRequests'];
export type RateOfPlan = components['schemas']['RateOfPlan'];
export type RatesOfPlans = components['schemas']['RatesOfPlans'];
export type OperatorRates = components['schemas']['OperatorRates'];
export type ShortLines = components['schemas']['ShortLines'];
export type ItemId = components['schemas']['ItemId'];
export type Prose = components['schemas']['Prose'];
export type HttpsUrl = components['schemas']['HttpsUrl'];
export type Lesson = components['schemas']['Lesson'];
export type CourseSection = components['schemas']['CourseSection'];
export type PublicLesson = components['schemas']['PublicLesson'];
export type LockItem = components['schemas']['LockItem'];
export type ComboItem = components['schemas']['ComboItem'];
