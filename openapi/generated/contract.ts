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
        /** Exchange a phone's one-time password for a token; verifies the phone for this browser */
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
        /** Send a one-time password by email */
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
        /** Exchange an email's one-time password for a token */
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
        /** End this session and the buyer session, and remove its push token; always succeeds */
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
        /** Record the device of this session */
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
        /** Get the user of this token */
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
        /** Update the given fields of the signed-in user */
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
        /** The data export of the signed-in user, if one was requested */
        get: operations["getDataExport"];
        put?: never;
        /**
         * Request an export of the signed-in user's data
         * @description Requires a code of `POST /api/step-up`. The file is a zip with all data as JSON and CSV. The user is notified when it is ready, and it is deleted after seven days. Repeated requests within a day, or while it is being created, return the same export.
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
        /** Create a download URL for a file, valid for ten minutes */
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
        /** Account deletion of the signed-in user, and its blockers */
        get: operations["getAccountDeletion"];
        put?: never;
        /**
         * Request deletion of the account, after a waiting period
         * @description Requires a code of `POST /api/step-up`. Products on sale are archived immediately. Fails with 409 `cannot_leave` while money, sales or subscriptions are open, with a sentence for each blocker in `fields`. Repeated requests change nothing.
         */
        post: operations["deleteAccount"];
        /** Cancel the account deletion; archived products stay archived */
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
        /** Get the handle of the public page, when it can be changed, and previous handles that redirect */
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
        /** Get the GST registration of the creator; null without GST */
        get: operations["getBusiness"];
        /** Register a verified GSTIN; checkout then asks for the State and buyers get tax invoices. Reviewed first without a verified PAN or if the names differ */
        put: operations["saveBusiness"];
        post?: never;
        /** Remove the GSTIN; issued documents stay */
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
        /** List the sign-in methods of the signed-in user, oldest first */
        get: operations["listAddresses"];
        put?: never;
        /** Send a one-time password to a phone or email to be added to the signed-in user */
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
        /** Remove a sign-in method of the signed-in user; all other devices are signed out */
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
         * Add a phone or email to the signed-in user, verified by its one-time password
         * @description If money is or was connected to the account (a sale, a PAN or a payout account, even a removed one), a code of `POST /api/step-up` is required too: without it the response is 403 `step_up_needed` and the one-time password stays valid. Errors of that code are in `fields.stepUp`.
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
        /** Send a one-time password to the signed-in user's oldest phone or email before a sensitive action */
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
        /** Start a Google sign-in; the nonce is bound to this browser by a cookie and works once, within 10 minutes */
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
        /** List signed-in devices, most recently seen first */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /** Sign out all devices, or all others */
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
        /** List notifications of the last 180 days, newest first */
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
        /** Mark notifications as read, by id or up to a time; unknown ids are ignored */
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
         * Stream the unread count as server-sent events
         * @description Each event `unread` carries an UnreadState; its id is the position in the feed. With Last-Event-ID, an event is sent first only if something has changed since. A comment is sent every twenty seconds. The stream ends with the session.
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
        /** Get the channels of each event; all are in the feed */
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
        /** Change the channels of an event */
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
        /** Send push notifications of the signed-in user to this device */
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
        /** List products, newest first */
        get: operations["listProducts"];
        put?: never;
        /** Create a draft */
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
        /** Get a product of the owner */
        get: operations["getProduct"];
        put?: never;
        post?: never;
        /** Delete a draft that was never published; anything else is archived instead */
        delete: operations["deleteProduct"];
        options?: never;
        head?: never;
        /** Update the given fields. For a published product, buyers see the changes once they are published */
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
        /** Discard unpublished changes; buyers are not affected */
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
        /** List published versions, newest first; the latest 20 are kept */
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
        /** Restore a version as unpublished changes, replacing the current ones */
        post: operations["restoreProductVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/{id}/dates": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** List the dates on which a live session is offered */
        get: operations["listProductDates"];
        put?: never;
        /** Offer the same live session on one more date: a draft with its texts and prices, with seats of its own */
        post: operations["addProductDate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/{id}/dates/changes": {
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
        /** Make parts of the other dates that are still to come like those of this one: of all, or of none */
        post: operations["changeOtherDates"];
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
        /** Duplicate a product as a draft, without its sales */
        post: operations["duplicateProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/{id}/learner-preview": {
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
        /** Let this browser see the course or lesson like a buyer, as it is written now; sets a cookie, counts and keeps nothing */
        post: operations["openLearnerPreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile-pictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the photo of the signed-in creator and the cover of their page */
        get: operations["getProfilePictures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile-pictures/{use}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                use: components["schemas"]["ProfilePictureUse"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Show an uploaded picture as photo or cover
         * @description Only pictures that this account has uploaded. A photo must be square.
         */
        put: operations["setProfilePicture"];
        post?: never;
        /** Show no photo or cover any more */
        delete: operations["removeProfilePicture"];
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
        /** List public reviews of a product, newest first */
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
        /** Get the buyer's review; one per product, however often it was bought */
        get: operations["getOwnReview"];
        /** Create or edit the review; the same content again changes nothing */
        put: operations["writeReview"];
        post?: never;
        /** Delete the review; repeated calls change nothing */
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
        /** List reviews of the owner's products, newest first */
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
        /** Reply to a review publicly, once; the same text again changes nothing */
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
        /** Report a review to the operator; it stays public until a decision */
        post: operations["reportReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/reported-reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List reported reviews, longest waiting first, and recently hidden ones; at most 100 */
        get: operations["listReportedReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/reported-reviews/verdict": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep or hide a review */
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
        /** Change the status of a product; `publish` puts a draft on sale, or publishes changes */
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
        /** Get the public preview of a product */
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
        /** Count a started checkout of a preview, without personal data */
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
        /** List uploaded files, video and audio, newest first */
        get: operations["listMedia"];
        put?: never;
        /** Upload a picture of at most 10 MB; it is rotated, resized, and its metadata removed */
        post: operations["uploadMedia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/media/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Get an uploaded file */
        get: operations["getMedia"];
        put?: never;
        post?: never;
        /** Delete an uploaded file that no product uses */
        delete: operations["deleteMedia"];
        options?: never;
        head?: never;
        /** Rename an uploaded file, or choose the largest picture that is prepared of it */
        patch: operations["renameMedia"];
        trace?: never;
    };
    "/api/media/{id}/captions/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                language: components["schemas"]["CaptionLanguage"];
            };
            cookie?: never;
        };
        /** Get the captions of a video or audio in one language */
        get: operations["getCaptions"];
        /** Set the captions of a video or audio in one language */
        put: operations["setCaptions"];
        post?: never;
        /** Delete the captions of a video or audio in one language */
        delete: operations["deleteCaptions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/media/{id}/chapters": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Set the chapters of a video or audio; an empty list removes them */
        put: operations["setChapters"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/renditions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get which renditions of a content have been received so far
         * @description `id` is the id of the upload, which is the `contentId` of its file. 404 when none are being prepared.
         */
        get: operations["getRenditions"];
        put?: never;
        /**
         * Start or resume sending the renditions of a video or audio
         * @description May begin before the upload is complete. The same key resumes; another key deletes what was received with the former one.
         */
        post: operations["beginRenditions"];
        /** Delete renditions that are being prepared; those that are served stay */
        delete: operations["cancelRenditions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/renditions/{id}/finish": {
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
        /** Serve the renditions once they are complete; repeated calls answer the same */
        post: operations["finishRenditions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/renditions/{id}/failure": {
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
        /**
         * Report that a browser cannot prepare the renditions; what was received is deleted
         * @description The server then makes a rendition of a video or audio that is played everywhere as it is.
         */
        post: operations["reportRenditionsFailure"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/renditions/{id}/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                name: components["schemas"]["RenditionFileName"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Send a segment, an init segment, the poster or the thumbnails
         * @description A name that was received before is kept as it is.
         */
        put: operations["sendRenditionFile"];
        post?: never;
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
         * Start or resume a file upload
         * @description The size is declared and checked before upload. The same key returns the same upload with the received bytes.
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
        /** Get the received bytes of an upload */
        get: operations["getUpload"];
        put?: never;
        post?: never;
        /** Delete an upload and its received bytes */
        delete: operations["cancelUpload"];
        options?: never;
        head?: never;
        /**
         * Send the next piece of a file
         * @description Received bytes are kept even if the connection breaks. A piece that does not start at the received offset fails with 409.
         */
        patch: operations["sendPiece"];
        trace?: never;
    };
    "/api/uploads/{id}/direct": {
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
        /** Get a URL that takes the next piece of a file straight into the bucket */
        post: operations["beginDirectPiece"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/uploads/{id}/direct/{piece}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                piece: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a piece that was sent straight to the bucket */
        post: operations["addDirectPiece"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
        /** Create a picture from a completed upload; repeated calls return the same picture */
        post: operations["createPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/uploads/{id}/finish": {
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
        /**
         * Keep a completed upload as a file; repeated calls return the same file
         * @description The bytes decide what the file is, not its name. While `status` is `preparing`, `GET /api/media/{id}` shows the result later.
         */
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
        /** Get the discounted prices of a product for a code */
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
        /** List discounts, newest first, optionally those that apply to a product */
        get: operations["listDiscounts"];
        put?: never;
        /** Create a discount */
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
        /** Get a discount */
        get: operations["getDiscount"];
        put?: never;
        post?: never;
        /** Delete an unused discount */
        delete: operations["deleteDiscount"];
        options?: never;
        head?: never;
        /** Update the given fields; existing orders keep theirs */
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
        /** Turn a discount off or on */
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
        /** Place an order and start its payment; the same key and body return the same order, which belongs to this browser from then on */
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
        /** Get an order, as its buyer (bearer, Order-Token or buyer session) or its seller (bearer) */
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
        /** Payment gateway webhook; the signature is verified over the raw body first */
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
        /** Set the outcome of a sandbox payment; the webhook follows as from a real gateway */
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
         * List sales, newest first, with totals of the filter
         * @description A search scans 20,000 sales per page from the newest; a page may hold fewer than its limit, or none, and still have a next page.
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
        /** Get a sale with its timeline */
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
        /** Refund a sale in part, by item, or in full; access to fully refunded items ends */
        post: operations["refundTransaction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transactions/{id}/dates": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** List the other dates of a live session to which the buyer of a sale can be moved */
        get: operations["listSaleDates"];
        put?: never;
        /** Move the buyer of a sale to another date: their seat, and no money */
        post: operations["changeSaleDate"];
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
        /** Send the buyer new links to a purchase, at most three times a day; earlier links stop working */
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
        /** Approve or decline a refund request; the same answer again changes nothing */
        post: operations["answerRefundRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transactions/{id}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** List documents of a sale, the receipt or tax invoice first; empty until paid */
        get: operations["listSaleDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/purchases/{id}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** List documents of a purchase, the receipt or tax invoice first */
        get: operations["listPurchaseDocuments"];
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
        /** List withdrawals, newest first */
        get: operations["listPayouts"];
        put?: never;
        /** Withdraw available money to a payout account; the same key and body return the same withdrawal. Fails with `kyc_needed`, `account_cooling`, `amount_too_small` or `balance_too_low`. */
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
        /** Get a withdrawal with its timeline */
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
        /** Get the minimum payout and the daily payout setting */
        get: operations["getPayoutSettings"];
        /** Turn daily payouts to an account on or off */
        put: operations["setPayoutSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/telegram/connection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List connected Telegram channels and groups, newest first */
        get: operations["listTelegramConnections"];
        put?: never;
        /** Get a link to the bot, which offers to choose a channel or group for 15 minutes */
        post: operations["startTelegramConnection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/telegram/connection/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Disconnect a channel or group; its members stay */
        delete: operations["removeTelegramConnection"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/{id}/members": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** List the members of a product, newest first */
        get: operations["listMembers"];
        put?: never;
        /**
         * Add members by hand or from a file; each is invited by SMS
         * @description Whoever was added before and has not ended is left as they are. What is sent in a day is limited; whoever was not sent an invite can be invited later.
         */
        post: operations["addMembers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/{id}/members.csv": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** The members of a product as CSV */
        get: operations["exportMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/{id}/rooms": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** The rooms of this installation in which the live sessions of a product are held, for their creator */
        get: operations["listLiveRooms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/{id}/engagement": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** How the lessons and files of a product are used */
        get: operations["getEngagement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/{id}/engagement.csv": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** The lessons or files of a product with their figures as CSV */
        get: operations["exportEngagement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/{id}/engagement/lessons/{lessonId}/attendance": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                lessonId: components["parameters"]["lessonParameter"];
            };
            cookie?: never;
        };
        /** Who came to the live session of a lesson, the last one first */
        get: operations["listAttendance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/{id}/engagement/members": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** How far each member of a product has come, newest member first */
        get: operations["listMemberProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/{id}/engagement/members/{memberId}/quizzes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                /** @description Of the access, as in the list of members */
                memberId: components["parameters"]["memberParameter"];
            };
            cookie?: never;
        };
        /** Quizzes that a member has tried, in the order of the lessons */
        get: operations["listMemberQuizzes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/{id}/engagement/members/{memberId}/quizzes/{lessonId}/reset": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                /** @description Of the access, as in the list of members */
                memberId: components["parameters"]["memberParameter"];
                lessonId: components["parameters"]["lessonParameter"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete the tries of a member who has not passed a quiz, so that they can take it from the first try on */
        post: operations["resetQuiz"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/{id}/engagement/members.csv": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** The members of a product with their progress as CSV */
        get: operations["exportMemberProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/{id}/outsiders/{outsiderId}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                /** @description As in the list of members */
                outsiderId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take somebody out of the channel who joined another way
         * @description Never an administrator. It happens soon; whoever is not there any more is no error
         */
        post: operations["removeOutsider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/access/{id}/playback/{mediaId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                mediaId: string;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Report that a device plays a video or audio, and where it is; repeated every ten seconds
         * @description Two devices (STREAM_DEVICES) may play at once with one access. `id` is the access. The position is where the next device goes on
         */
        put: operations["reportPlayback"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/learn/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Get the outline of a bought course or lesson with the progress of its buyer (bearer, Order-Token or buyer session) */
        get: operations["getLearning"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/learn/{id}/restart": {
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
        /** Start again: positions and lessons that are done are cleared. Notes, questions and certificates stay, and so do quizzes whose tries are limited */
        post: operations["restartLearning"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/learn/{id}/certificate": {
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
        /** Get the certificate of a finished course; the same one each time. It is issued automatically where the order has a name */
        post: operations["issueCertificate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/learn/{id}/lessons/{lessonId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                lessonId: components["parameters"]["lessonParameter"];
            };
            cookie?: never;
        };
        /** Get what a lesson teaches */
        get: operations["getLesson"];
        /** Save where the buyer is in a lesson; the latest device wins */
        put: operations["saveLessonProgress"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/learn/{id}/lessons/{lessonId}/quiz": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                lessonId: components["parameters"]["lessonParameter"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer the quiz of a lesson: one try. Questions that are not answered are wrong */
        post: operations["answerQuiz"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/learn/{id}/lessons/{lessonId}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                lessonId: components["parameters"]["lessonParameter"];
            };
            cookie?: never;
        };
        /** List the buyer's own notes on a lesson; nobody else reads them */
        get: operations["listLessonNotes"];
        put?: never;
        /** Add a note; the same note again is the same note */
        post: operations["addLessonNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/learn/{id}/lessons/{lessonId}/notes/{noteId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                lessonId: components["parameters"]["lessonParameter"];
                noteId: string;
            };
            cookie?: never;
        };
        get?: never;
        /** Change a note; without a position it belongs to the whole lesson */
        put: operations["changeLessonNote"];
        post?: never;
        /** Delete a note */
        delete: operations["deleteLessonNote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/learn/{id}/lessons/{lessonId}/questions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                lessonId: components["parameters"]["lessonParameter"];
            };
            cookie?: never;
        };
        /** List questions about a lesson, newest first: answered ones, and all that were asked with this access */
        get: operations["listLessonQuestions"];
        put?: never;
        /** Ask the creator about a lesson; the same question again is the same question while it waits */
        post: operations["askLessonQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/learn/{id}/lessons/{lessonId}/questions/{questionId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                lessonId: components["parameters"]["lessonParameter"];
                questionId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete an own question that was not answered */
        delete: operations["deleteLessonQuestion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/question-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get whether people may ask before they buy */
        get: operations["getQuestionSettings"];
        /** Choose whether people may ask before they buy */
        put: operations["setQuestionSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List questions about the owner's lessons, newest first */
        get: operations["listReceivedQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Get a question */
        get: operations["getReceivedQuestion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questions/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Answer a question, or edit the answer; whoever asked is told of the first answer */
        put: operations["answerQuestion"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questions/{id}/hide": {
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
        /** Hide a question from everybody but whoever asked it; repeated calls change nothing */
        post: operations["hideQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questions/{id}/show": {
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
        /** Show a hidden question again; repeated calls change nothing */
        post: operations["showQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/members/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Get a member with their activity */
        get: operations["getMember"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/members/{id}/extend": {
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
        /** Extend the access of a member; opens it again when it has ended */
        post: operations["extendMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/members/{id}/remove": {
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
        /** Take the access of a member back; this is no refund */
        post: operations["removeMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/members/{id}/reinvite": {
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
        /** Give a removed member their access back, or send the invite again */
        post: operations["reinviteMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/{id}/broadcasts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** List the messages to the members of a product, newest first */
        get: operations["listBroadcasts"];
        put?: never;
        /** Send a message to the members of a product by the bot, at once or later; the same key and body return the same message */
        post: operations["createBroadcast"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/{id}/broadcasts/test": {
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
        /** Send a message to the creator alone */
        post: operations["testBroadcast"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/broadcasts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Get a message to members with its progress */
        get: operations["getBroadcast"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/broadcasts/{id}/recipients": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Who a message goes to, and why somebody did not get it; kept for 90 days */
        get: operations["listBroadcastRecipients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/broadcasts/{id}/{event}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                event: "pause" | "resume" | "cancel";
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pause, resume or cancel a message; whoever has it keeps it */
        post: operations["moveBroadcast"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/discord/connection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List connected Discord servers, newest first */
        get: operations["listDiscordConnections"];
        put?: never;
        /** Get the page of Discord on which the bot is added to a server, within 15 minutes */
        post: operations["startDiscordConnection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/discord/connection/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Disconnect a server; its members stay */
        delete: operations["removeDiscordConnection"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/telegram": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Webhook of the Telegram bot; the secret is verified before the body is read */
        post: operations["receiveTelegramUpdate"];
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
        /** Payout gateway webhook; the signature is verified over the raw body first */
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
        /** Get the URL of an export of sales, the statement or the tax pack; valid for ten minutes without a header */
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
        /** Get the wallet */
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
        /** List holds with their reason, next step and deadline, newest first */
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
        /** List disputes, open and decided, newest first */
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
        /** Respond to a dispute; the latest response counts */
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
        /** List statement entries, newest first, with a running balance */
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
        /** List monthly fee invoices and credit notes, newest first */
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
        /** Get a subscription of the signed-in buyer by its first order */
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
        /** Create an order for another period; returns the open one if there is one */
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
        /** Change to another price for the quoted amount */
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
        /** Turn on auto-renew, to be authorised in the bank or UPI app; returns the open proposal if there is one */
        post: operations["startAutopay"];
        /** Turn off auto-renew; the paid period stays, and an announced charge is cancelled */
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
        /** Cancel (at the end of the paid period), undo the cancellation, pause or resume; repeated calls have no effect */
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
        /** Get a purchase of the signed-in buyer by its order */
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
        /** Get the identity verification of the creator */
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
        /** Submit a PAN; verification with the income tax records takes a moment */
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
        /** List payout accounts, oldest first; at most five */
        get: operations["listPayoutAccounts"];
        put?: never;
        /** Add a bank account or UPI ID with a one-time password of `/api/step-up`; verification at the bank takes a moment */
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
        /** Remove a payout account; payouts already sent still arrive */
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
        /** Search products, buyers and sales; at most five of each */
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
        /** List purchases of the signed-in buyer's phone, or of the orders and verified phones of this browser, newest first */
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
        /** Get the refundable amount of a purchase and the latest refund request */
        get: operations["getRefundRequest"];
        put?: never;
        /** Request a refund from the creator; the same text again changes nothing, one request is open at a time */
        post: operations["askRefund"];
        /** Withdraw the open request */
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
        /** Get the amounts of a refund to all buyers, and the status of the latest one */
        get: operations["getRefundRounds"];
        put?: never;
        /** Refund all buyers of this product; repeated calls during a refund change nothing */
        post: operations["startRefundRound"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/{id}/cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Get what cancelling a live session would refund, or how far its refunds are */
        get: operations["getCancellation"];
        put?: never;
        /** Cancel a live session: it is archived, every seat is refunded and every buyer told. Repeated calls retry refunds that failed */
        post: operations["cancelSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/{id}/waiting-list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Get how many wait for a seat of a product whose number is limited */
        get: operations["getWaitingList"];
        put?: never;
        post?: never;
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
        /** List open refund requests, oldest first; at most 100 */
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
        /** Get the plan of the account, its end, and the current prices of the others */
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
        /** Place an order for a plan, paid like any other; the same key and body return the same order */
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
        /** Set the plan that follows the current one; FREE lets it end */
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
        /** Get referral earnings */
        get: operations["getReferral"];
        put?: never;
        /** Set the referrer of a new account by referral code */
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
        /** List short links, newest first */
        get: operations["listLinks"];
        put?: never;
        /** Create a short link to a product */
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
        /** Rename, disable or enable a link */
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
        /** Get the payment reminder setting and results */
        get: operations["getPaymentReminders"];
        /** Turn payment reminders on or off for all products */
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
        /** Get the dashboard of a period, compared with the previous one */
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
        /** Get analytics of all products in a period, compared with the previous one */
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
        /** Get analytics of a product in a period, compared with the previous one */
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
        /** Report an error of a page, without personal data */
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
        /** Get the admin overview; 404 unless the signed-in user is an operator */
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
        /** Unlock the admin area for 12 hours and actions for 15 minutes, with an authenticator or recovery code */
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
        /** Get the secret for an authenticator app with a single-use code of `npm run operator:enrol`; the same until it is confirmed */
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
        /** Set up the second factor with the first code of the app, and unlock this session; returns ten recovery codes that are not shown again */
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
        /** Create ten new recovery codes with a code of the app; earlier ones stop working */
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
        /** List proposed money movements that another admin has to confirm */
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
        /** Confirm another admin's proposal, which executes it, or decline it; declining one's own withdraws it */
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
        /** List discrepancies with the gateway, newest first */
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
        /** Explain a discrepancy and remove it from the list */
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
        /** List contact form tickets, longest unanswered first */
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
        /** Mark a ticket as answered, with its resolution */
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
        /** Trial balance at a given time */
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
        /** List admin actions, newest first */
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
        /** List browser errors, latest first */
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
        /** Search creators, products and orders */
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
        /** Get a creator with balance, products and admin actions */
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
        /** Remove a sign-in method that a user has lost; all sessions end, and the remaining addresses are notified */
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
        /** Refund the rest of a sale if its creator cannot or does not, by a job; the id is that of the order */
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
        /** Record that the evidence of a dispute was submitted at the gateway; the id is that of the dispute */
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
        /** List unmatched payments that are not refunded automatically, oldest first; or those settled manually, newest first */
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
        /** Record that a payment was refunded from our bank account */
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
        /** List PANs and payout accounts to review, longest waiting first */
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
        /** Approve or reject a PAN or a payout account; rejecting also withdraws an earlier approval */
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
        /** List holds of all creators, oldest first */
        get: operations["listAllHolds"];
        put?: never;
        /** Hold available money of a creator */
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
        /** Release a hold */
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
        /** Credit or debit a creator's balance */
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
        /** Refund a plan in full and end it */
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
        /** List payouts that need attention */
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
        /** Check a payout with the gateway now */
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
        /** List disputes of all creators */
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
        /** List refund requests that were not answered in time, longest waiting first */
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
        /** Decide a refund request that the creator declined or did not answer; the id is that of the order */
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
        /** Get plan prices and their changes */
        get: operations["getRates"];
        /** Change plan prices for future sales; increases have to be announced 30 days before */
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
        /** Block a product, or unblock it */
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
        /** @description Content of a payment page besides the common fields */
        PageContent: {
            /**
             * @description Verb of the buy button
             * @enum {string}
             */
            action?: "pay" | "buy" | "give" | "join";
            suggestedAmounts?: number[];
        };
        /** @description A channel or group that admits buyers by the bot, or that they join by its invite link */
        TelegramContent: {
            /** @description Id of a connected channel or group, as Telegram has it. With it `inviteUrl` is not used. */
            chatId?: string;
            chatTitle?: string;
            /** @enum {string} */
            chatType?: "channel" | "group";
            /** @description Hidden until paid */
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
            /** @description Learning outcomes */
            outcomes?: components["schemas"]["ShortLines"];
            /** @description Each lesson opens when those before it are done */
            inOrder?: boolean;
            /** @description Whoever finishes every lesson gets a certificate */
            certificate?: boolean;
            /** @description Buyers get a message when a lesson opens by its days or date; true if omitted */
            openingMessages?: boolean;
        };
        PublicCourse: {
            sections: {
                id: string;
                title: string;
                lessons: components["schemas"]["PublicLesson"][];
            }[];
            outcomes: components["schemas"]["ShortLines"];
            /** @description Total number */
            lessons: number;
            /** @description Total of lessons with a length */
            minutes: number;
            /** @description True where finishing it earns a certificate */
            certificate?: boolean;
            /** @description Bytes that a phone takes for a lesson with uploaded video, on average. Omitted where that is not known of all of them */
            lessonBytes?: number;
        };
        /** @description One lesson */
        LessonContent: {
            minutes?: number;
            outcomes?: components["schemas"]["ShortLines"];
            text?: components["schemas"]["Prose"];
            url?: components["schemas"]["HttpsUrl"];
            /** @description What is taught, in order */
            items?: components["schemas"]["ContentItems"];
        };
        PublicLessonContent: {
            minutes?: number;
            outcomes: components["schemas"]["ShortLines"];
            hasText: boolean;
            hasLink: boolean;
            items?: components["schemas"]["PublicItem"][];
        };
        WebinarContent: {
            startsAt?: components["schemas"]["Instant"];
            minutes?: components["schemas"]["SessionMinutes"];
            /** @description IANA time zone, such as Asia/Kolkata */
            timeZone?: string;
            /** @description Total across all prices; omit for no limit */
            seats?: number;
            /** @description Of a series: the sessions after the first one, in the same room. One seat is for all of them */
            moreSessions?: components["schemas"]["SessionDate"][];
            /**
             * @description Of several dates: how long before the start buyers may still change to another date themselves. A day if omitted
             * @enum {string}
             */
            changeDate?: "never" | "hour" | "day" | "threeDays" | "week";
            /** @description Never shown. Buyers are led there from ten minutes before the start until the end */
            joinUrl?: components["schemas"]["HttpsUrl"];
            /** @description Never shown; buyers are led there after the end */
            recordingUrl?: components["schemas"]["HttpsUrl"];
            /** @description Recordings and files that buyers get after the end, in order */
            items?: components["schemas"]["ContentItems"];
            outcomes?: components["schemas"]["ShortLines"];
        };
        PublicWebinar: {
            startsAt: components["schemas"]["Instant"];
            minutes: number;
            timeZone: string;
            seats?: number;
            /** @description Null without a seat limit */
            seatsLeft: number | null;
            /** @description Of a series: all its sessions, in order. Omitted for a single one */
            sessions?: components["schemas"]["SessionDates"];
            /**
             * @description True if the webinar (of a series, the first session) has started. Omitted before, and where its recording is sold
             * @constant
             */
            hasBegun?: true;
            /**
             * @description True if the webinar (of a series, the last session) is over and its recording is sold. Omitted before
             * @constant
             */
            isRecording?: true;
            outcomes: components["schemas"]["ShortLines"];
        };
        /** @description Content hidden until payment */
        LockContent: {
            items?: components["schemas"]["ContentItem"][];
        };
        PublicLock: {
            items: components["schemas"]["PublicItem"][];
        };
        /** @description Two or more published products of the same creator, without combos and duplicates */
        ComboContent: {
            items?: components["schemas"]["ComboItem"][];
            /** @description Whether buyers who own a part without an end pay only for the rest, at the shares by which parts are refunded. False if omitted */
            paysForRest?: boolean;
        };
        PublicCombo: {
            items: {
                productId: components["schemas"]["PublicId"];
                kind: components["schemas"]["ProductKind"];
                title: string;
                url: string;
                /** @description Lowest separate price in paise; null if there is none */
                amount: number | null;
                cover: components["schemas"]["ImageSources"] | null;
                /**
                 * @description Omitted if also sold separately. paused: currently only in the combo; gone, ended, full: no longer offered, over, or sold out, which closes the combo too
                 * @enum {string}
                 */
                state?: "paused" | "gone" | "ended" | "full";
                /**
                 * @description Held already without an end: on pages of a browser that proved it
                 * @enum {boolean}
                 */
                isOwned?: true;
            }[];
            /** @description Sum of the separate prices */
            apart: components["schemas"]["Paise"];
            /**
             * @description Buyers who own a part pay only for the rest
             * @enum {boolean}
             */
            paysForRest?: true;
            /** @description What the parts with `isOwned` take off the price, which is less by it */
            owned?: components["schemas"]["Paise"];
        };
        /** @description A server in which the bot gives buyers their roles, or that they join by its invite link */
        DiscordContent: {
            /** @description Id of a connected server, as Discord has it. With it `inviteUrl` is not used. */
            guildId?: string;
            /** @description Ids of the roles that buyers get, by the id of the price they paid. A price without an entry gives the roles of the least price */
            rolesByPrice?: {
                [key: string]: string[];
            };
            /**
             * @description What is taken when access ends: the roles (where there are any, the default) or the member
             * @enum {string}
             */
            atEnd?: "removeRoles" | "removeMember";
            serverName?: string;
            /** @description As shown to members */
            roles?: string[];
            /** @description Hidden until paid */
            inviteUrl?: string;
            benefits?: components["schemas"]["ShortLines"];
        };
        PublicDiscord: {
            serverName: string;
            roles: string[];
            benefits: components["schemas"]["ShortLines"];
        };
        /** @description Indian mobile number, national format or +91 */
        Phone: string;
        OtpSent: {
            message: string;
            resendAfterSeconds: number;
        };
        Problem: {
            /** @description User-facing text that says what to do next */
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
            /** @description Bio on the public page */
            bio: string | null;
            /** @description Public page at /@{handle}; null if there is none */
            handle: string | null;
            /**
             * @description Language of the interface and messages; null if not chosen
             * @enum {string|null}
             */
            language: "en" | "hi" | null;
            /** @enum {string} */
            plan: "FREE" | "PREMIUM" | "VVIP";
            /**
             * @description Start page after sign-in; `is_p` at the first sign-in sets it to the library
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
            /** @description Size of the file in bytes, once it is ready */
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
            /** @description Expected end, if known */
            until: components["schemas"]["Instant"] | null;
        };
        AccountDeletion: {
            /** @enum {string} */
            status: "active" | "scheduled";
            askedAt: components["schemas"]["Instant"] | null;
            /** @description When erasure begins, unless it is cancelled */
            endsAt: components["schemas"]["Instant"] | null;
            /** @description Waiting period in days */
            coolingDays: number;
            /** @description Blockers with their amount or count */
            blockers: components["schemas"]["DeletionBlocker"][];
            /** @description Balance in paise below the minimum payout, which is forfeited */
            remainder: number;
            /** @description Products that are archived immediately */
            onSale: number;
            /**
             * @description Plan that ends with the account
             * @enum {string}
             */
            plan: "FREE" | "PREMIUM" | "VVIP";
        };
        HandleState: {
            /** @description The public page is /@{handle} */
            handle: string | null;
            /** @description Earliest time it can be changed; null for now */
            changesAt: components["schemas"]["Instant"] | null;
            /** @description Previous handles that redirect to the page. They can be claimed again */
            former: {
                /** @description Lower case */
                handle: string;
                until: components["schemas"]["Instant"];
            }[];
        };
        Business: {
            gstin: string;
            /** @description GST code of its State */
            state: string;
            /** @description As in the GST records */
            legalName: string;
            /** @description Name on invoices */
            address: string;
            /** @description When the GST portal verified it */
            verifiedAt: components["schemas"]["Instant"];
        };
        BusinessClaim: {
            gstin: string;
            /** @description GST code of its State */
            state: string;
            /** @description As in the GST records */
            legalName: string;
            address: string;
            /** @enum {string} */
            status: "checking" | "refused";
            /** @description Reason for the rejection, and what to do */
            reason: string | null;
            /** @description When it was submitted */
            since: components["schemas"]["Instant"];
        };
        OwnBusiness: {
            business: components["schemas"]["Business"] | null;
            /** @description GSTIN under review; until then the current registration stays */
            claim: components["schemas"]["BusinessClaim"] | null;
        };
        NewBusiness: {
            gstin: string;
            /** @description Defaults to the registered address */
            address?: string | null;
        };
        OwnAddress: {
            /** @description Identifier for URLs, which must not contain a phone number */
            id: string;
            /** @enum {string} */
            channel: "sms" | "mail" | "google";
            /** @description E.164 number or email; null for a Google account */
            address: string | null;
            verifiedAt: components["schemas"]["Instant"];
            /** @description Whether it can be removed, that is, another phone or email remains for codes */
            canLeave: boolean;
        };
        /** @description Exactly one of phone and email */
        Address: {
            phone?: components["schemas"]["Phone"];
            email?: components["schemas"]["Email"];
        };
        StepUpSent: {
            sentTo: {
                /** @enum {string} */
                channel: "sms" | "mail";
                /** @description Masked phone or email */
                masked: string;
            };
            resendAfterSeconds: number;
        };
        DeviceSession: {
            /** Format: uuid */
            id: string;
            /** @description User-Agent of the device */
            device: string | null;
            createdAt: components["schemas"]["Instant"];
            lastSeenAt: components["schemas"]["Instant"];
            /** @description True for the current session */
            isCurrent: boolean;
        };
        /**
         * @description question: about a lesson; channel: a connected channel stopped or resumed admitting members; refund: refund requests and failed refunds; verification: PAN, GSTIN and payout accounts; security: sign-in methods; house: decisions about money or a product; fees: monthly fee invoices
         * @enum {string}
         */
        NotificationEvent: "sale" | "review" | "question" | "channel" | "refund" | "dispute" | "payout" | "verification" | "security" | "house" | "fees" | "plan";
        Notification: {
            /** Format: uuid */
            id: string;
            event: components["schemas"]["NotificationEvent"];
            title: string;
            /** @description May be empty */
            text: string;
            /** @description Path in the app where it can be handled */
            link: string;
            at: components["schemas"]["Instant"];
            readAt: components["schemas"]["Instant"] | null;
        };
        /** @description Cursor of the next page; null on the last page */
        Cursor: string | null;
        /** @description Number of unread notifications, up to 100 */
        Unread: number;
        Notifications: {
            items: components["schemas"]["Notification"][];
            next: components["schemas"]["Cursor"];
            unread: components["schemas"]["Unread"];
        };
        /** @description The given notifications, or all up to a time: later ones stay unread */
        ReadNotifications: {
            ids?: string[];
            until?: components["schemas"]["Instant"];
        };
        UnreadState: {
            unread: components["schemas"]["Unread"];
        };
        /**
         * @description each: an email immediately; daily: one email at 9 am in India with everything since the day before
         * @enum {string}
         */
        MailChoice: "each" | "daily" | "off";
        NotificationChoice: {
            event: components["schemas"]["NotificationEvent"];
            /** @description On devices with push notifications turned on */
            push: boolean;
            mail: components["schemas"]["MailChoice"];
            /** @description About money or security; always emailed immediately */
            mailLocked: boolean;
            /** @description null: not available by SMS */
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
        /** @description Base58, unguessable, URL-safe */
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
            /** @description Thumbnail for list rows */
            src: string;
        };
        /**
         * Format: int64
         * @description Integer paise; 100 paise are one rupee
         */
        Paise: number;
        /** @description A product as shown in lists, less than 1 kB */
        ProductSummary: {
            id: components["schemas"]["PublicId"];
            kind: components["schemas"]["ProductKind"];
            status: components["schemas"]["ProductStatus"];
            title: string;
            /** @description Id of the first price, which is the default; null if there is none */
            price: components["schemas"]["SummaryPrice"] | null;
            /** @description Count */
            priceCount: number;
            /** @description True if there are unpublished changes; buyers see the version returned here */
            hasUnpublishedChanges: boolean;
            /** @description All buyers get the same invite link, which anybody can pass on: no channel or server is connected */
            isSharedLink: boolean;
            cover: components["schemas"]["SummaryCover"] | null;
            /** @description URL of the public preview */
            url: string;
            /** @description Of a live session, or the first of a series. Omitted for all else */
            startsAt?: components["schemas"]["Instant"];
            /** @description Paid orders that were not refunded */
            sold: number;
            /** @description Paid by buyers */
            earned: components["schemas"]["Paise"];
            updatedAt: components["schemas"]["Instant"];
        };
        Products: {
            items: components["schemas"]["ProductSummary"][];
            next: components["schemas"]["Cursor"];
        };
        Price: {
            /** @description Removed with its reason */
            id?: string;
            label?: string;
            /** @enum {string} */
            type: "once" | "open" | "subscription";
            /**
             * Format: int64
             * @description Paise, at least 100; 0 for a free lesson with a price of type `once`. For `open` the minimum
             */
            amount: number;
            /**
             * Format: int64
             * @description Compare-at price in paise, above `amount`
             */
            compareAt?: number;
            period?: components["schemas"]["Period"];
            trialDays?: number;
            /** @description Total quantity for sale */
            stock?: number;
            /** @description Pieces that one order may be for; one if left out. For a fixed price above 0, of kinds of which a buyer can use several */
            mostPerOrder?: number;
        };
        /** @description Fields specific to the kind, validated by its schema: `PageContent`, `WebinarContent`, … */
        Content: {
            [key: string]: unknown;
        };
        Image: {
            id: string;
            width: number;
            height: number;
            alt: string;
        };
        Trailer: {
            mediaId: components["schemas"]["PublicId"];
        };
        Question: {
            id: string;
            label: string;
            /** @enum {string} */
            type: "text" | "paragraph" | "choice";
            required: boolean;
            options?: string[];
        };
        /** @description Set by the editor, unique within the product */
        ItemId: string;
        /** @enum {string} */
        ContentItemType: "file" | "image" | "video" | "audio" | "text" | "link" | "place";
        /** @description Markdown without raw HTML */
        Prose: string;
        HttpsUrl: string;
        Place: {
            address?: string;
            /** @description Shown on the preview */
            city?: string;
            latitude?: number;
            longitude?: number;
            directions?: string;
        };
        /** @description A file, a text, a link or a place that opens after payment */
        ContentItem: {
            id: components["schemas"]["ItemId"];
            type: components["schemas"]["ContentItemType"];
            title: string;
            /** @description Of a file, an image, a video or audio: an upload of the creator */
            mediaId?: components["schemas"]["PublicId"];
            /** @description Of a file: how often each buyer can download it; as often as they like if omitted */
            downloads?: number;
            /**
             * @description Of a PDF: the name of its buyer and the last four digits of their phone in a small line at the foot of every page (`footer`), or that and a pale line across every page (`pages`). `off` if omitted
             * @enum {string}
             */
            stamp?: "off" | "footer" | "pages";
            text?: components["schemas"]["Prose"];
            url?: components["schemas"]["HttpsUrl"];
            place?: components["schemas"]["Place"];
        };
        ThankYou: {
            /** @description Markdown; shown only after payment */
            message?: string;
            redirectUrl?: string;
            /** @description Of a payment page: what buyers get */
            items?: components["schemas"]["ContentItem"][];
        };
        Seo: {
            title?: string;
            description?: string;
            /** @description Image for link previews in chats; if omitted, it is generated from title, price and cover */
            image?: components["schemas"]["Image"];
        };
        NewProduct: {
            kind: components["schemas"]["ProductKind"];
            title: string;
            description?: string;
            prices: components["schemas"]["Price"][];
            content?: components["schemas"]["Content"];
            cover?: components["schemas"]["Image"] | null;
            /** @description An uploaded video of at most 3 minutes, which anybody can play on the preview */
            trailer?: components["schemas"]["Trailer"] | null;
            /** @description Gallery below the cover, in order */
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
            /** @description Omitted if there is none */
            trailer?: components["schemas"]["Trailer"];
            gallery: components["schemas"]["ImageSources"][];
            questions: components["schemas"]["Question"][];
            thankYou: components["schemas"]["ThankYou"];
            accent: string | null;
            seo: components["schemas"]["ShownSeo"];
            language: string;
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description Price, number or short text; omitted for long values */
        ChangedValue: components["schemas"]["Price"] | string | number;
        /** @description A difference between two versions */
        ProductChange: {
            /** @description Path in the request body without list indexes, such as `title`, `prices`, `content.sections.lessons` */
            field: string;
            /** @enum {string} */
            change: "added" | "removed" | "changed" | "reordered";
            /** @description Display name of a list item */
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
            /** @description Omitted if there is none */
            trailer?: components["schemas"]["Trailer"];
            gallery: components["schemas"]["ImageSources"][];
            questions: components["schemas"]["Question"][];
            thankYou: components["schemas"]["ThankYou"];
            accent: string | null;
            seo: components["schemas"]["ShownSeo"];
            language: string;
            /** @description URL of the public preview */
            url: string;
            /** @description Missing for publishing */
            missing: components["schemas"]["Missing"][];
            /** @description Paid orders that were not refunded */
            sold: number;
            /** @description Paid by buyers */
            earned: components["schemas"]["Paise"];
            /** @description Incremented with each change, published or not */
            version: number;
            /** @description True if there are unpublished changes, which buyers do not see yet */
            hasUnpublishedChanges: boolean;
            /** @description The published version. Omitted for drafts and in lists, which show the published version */
            published?: components["schemas"]["PublishedProduct"];
            /** @description Unpublished changes. Omitted for drafts and in lists */
            changes?: components["schemas"]["ProductChange"][];
            /** @description How many lessons publishing adds for buyers, for kinds that teach. Omitted for drafts and in lists */
            newLessons?: number;
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
            /** @description An uploaded video of at most 3 minutes, which anybody can play on the preview */
            trailer?: components["schemas"]["Trailer"] | null;
            /** @description Gallery below the cover, in order */
            gallery?: components["schemas"]["Image"][];
            questions?: components["schemas"]["Question"][];
            thankYou?: components["schemas"]["ThankYou"];
            accent?: string | null;
            seo?: components["schemas"]["Seo"];
            /** @enum {string} */
            language?: "en" | "hi" | "bn" | "ta" | "te" | "mr" | "gu" | "kn" | "ml" | "pa";
            /** @description Expected version: 409 `version_conflict` if it has changed. If omitted, the change applies to the current version */
            version?: number;
        };
        ProductVersion: {
            number: number;
            publishedAt: components["schemas"]["Instant"];
            /** @description Name of the author of the version; null if unknown */
            publishedBy: string | null;
            title: string;
            /** @description Changes in this version; empty for the first */
            changes: components["schemas"]["ProductChange"][];
        };
        ProductVersions: {
            items: components["schemas"]["ProductVersion"][];
            next: components["schemas"]["Cursor"];
        };
        /**
         * @description What several dates have alike; details are the length, what buyers learn and the files
         * @enum {string}
         */
        DatePart: "title" | "description" | "pictures" | "prices" | "seats" | "details" | "questions" | "thankYou" | "appearance";
        DateDifference: {
            part: components["schemas"]["DatePart"];
            /** @description How many of the other dates that are still to come differ in it */
            dates: number;
            /** @description Whether it is changed on this date and not published, or was by what was published last */
            isChanged: boolean;
        };
        /** @description One of the dates on which the same is offered */
        ProductDate: {
            /** @description The product that is sold for this date */
            id: components["schemas"]["PublicId"];
            status: components["schemas"]["ProductStatus"];
            title: string;
            /** @description Null while a draft has none */
            startsAt: components["schemas"]["Instant"] | null;
            /** @description IANA */
            timeZone: string;
            /** @description Null without a limit */
            seats: number | null;
            /** @description Seats that are held. 0 where there is no limit */
            taken: number;
        };
        ProductDates: {
            /** @description Of this date */
            version: number;
            /** @description Whether this date is on sale as it is written: what is changed on others is then published there too */
            isPublished: boolean;
            /** @description In what other dates that are still to come differ from this one, but for what is of one date: its time, its room, its recordings */
            differences: components["schemas"]["DateDifference"][];
            /** @description In the order in which they are held, drafts without a date last; at least the product itself */
            items: components["schemas"]["ProductDate"][];
        };
        NewProductDate: {
            /** @description In the future */
            startsAt: components["schemas"]["Instant"];
        };
        DateChanges: {
            parts: components["schemas"]["DatePart"][];
            /** @description Of this date as it was seen; omitted: whatever it is now */
            version?: number;
        };
        DatesChanged: {
            /** @description Other dates that were changed */
            changed: number;
            /** @description Those of them on which it is on sale so; on the others that are on sale it is not published yet */
            published: number;
        };
        LearnerPreview: {
            /** @description Opens in this browser for 12 hours, or until its session ends */
            path: string;
        };
        /** @description What a creator shows of themselves */
        ProfilePictures: {
            /** @description Square; shown on their page and on previews of their products */
            photo: components["schemas"]["ImageSources"] | null;
            /** @description Across the top of their page */
            cover: components["schemas"]["ImageSources"] | null;
        };
        /** @enum {string} */
        ProfilePictureUse: "photo" | "cover";
        Stars: number;
        /** @description Public rating and reviews */
        ProductReview: {
            stars: components["schemas"]["Stars"];
            text: string | null;
            /** @description Display name of the buyer; null for anonymous */
            name: string | null;
            /** @description Created or last edited at */
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
            /** @description Whether it can be created or edited now */
            canWrite: boolean;
            /** @description Null if there is none, or it was withdrawn */
            review: {
                stars: components["schemas"]["Stars"];
                text: string | null;
                name: string | null;
                at: components["schemas"]["Instant"];
                status: components["schemas"]["ReviewStatus"];
                answer: string | null;
            } | null;
        };
        NewReview: {
            stars: components["schemas"]["Stars"];
            text?: string;
            /** @description Name for the review; null for anonymous */
            name?: string;
        };
        ReceivedReview: {
            id: components["schemas"]["PublicId"];
            productId: components["schemas"]["PublicId"];
            /** @description Title of the product */
            title: string;
            stars: components["schemas"]["Stars"];
            text: string | null;
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
            /** @description Public, shown below the review */
            text: string;
        };
        ReviewReport: {
            /** @description Note for admins */
            reason: string;
        };
        ReportedReview: {
            id: components["schemas"]["PublicId"];
            /** Format: uuid */
            creatorId: string;
            productId: components["schemas"]["PublicId"];
            title: string;
            stars: components["schemas"]["Stars"];
            text: string | null;
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
        /** @description Reason, kept in the log permanently */
        Reason: string;
        WordsVerdict: {
            /** Format: uuid */
            creatorId: string;
            id: string;
            /**
             * @description keep: dismiss the report and show the review, even a hidden one
             * @enum {string}
             */
            verdict: "keep" | "hide";
            reason: components["schemas"]["Reason"];
        };
        PublishOptions: {
            /** @description With `publish`: tell everybody who has access of the lessons that it adds, once; 409 `told_too_often` after five times in 24 hours */
            tellBuyers?: boolean;
        };
        /** @description A price as shown to buyers. With a discount `amount` is the discounted price and `compareAt` the original one */
        PublicPrice: {
            id?: string;
            label?: string;
            /** @enum {string} */
            type: "once" | "open" | "subscription";
            /** Format: int64 */
            amount: number;
            /**
             * Format: int64
             * @description Paise for the first period, if a discount applies to it only
             */
            firstAmount?: number;
            /** Format: int64 */
            compareAt?: number;
            period?: components["schemas"]["Period"];
            trialDays?: number;
            stock?: number;
            /** @description An order may be for several pieces. What comes off is reckoned once for the order, on `each` × quantity */
            several?: {
                /** @description Pieces in one order */
                most: number;
                /**
                 * Format: int64
                 * @description Paise for one piece without a discount
                 */
                each: number;
            };
        };
        /** @description Discount applied automatically on the preview */
        PublicDiscount: {
            /** @description Discount code in upper case; null for an automatic discount */
            code: string | null;
            /** @description Display text, such as “20% off”, or the creator's label */
            text: string;
            endsAt: components["schemas"]["Instant"] | null;
            /** @description The discount where the buyer chooses what it is taken from: an open price, or several pieces; null if there is none */
            open: {
                basisPoints: number | null;
                /** Format: int64 */
                amount: number | null;
                /** Format: int64 */
                minAmount: number | null;
            } | null;
        };
        /** @description Public content of the kind: `PageContent`, `PublicWebinar`, … */
        PublicContent: {
            [key: string]: unknown;
        };
        ReceivedCaptions: {
            /** @description BCP 47 */
            language: string;
            label: string;
            /** @description URL of a WebVTT file */
            src: string;
        };
        /** @description A short video that anybody can play */
        PublicTrailer: {
            mediaId: components["schemas"]["PublicId"];
            /** @description Its length */
            seconds: number;
            /** @description px as shown */
            width?: number;
            /** @description px as shown */
            height?: number;
            /** @description Plays it by ranges as it was uploaded */
            streamUrl: string;
            /** @description Its HLS playlist */
            playlistUrl: string;
            /** @description URL of a picture of it */
            poster?: string;
            captions?: components["schemas"]["ReceivedCaptions"][];
        };
        ReviewSummary: {
            count: number;
            /** @description Average rating, to one decimal */
            average: number;
            /** @description Number of reviews with one star, two, … five */
            spread: number[];
            /** @description Newest first */
            latest: components["schemas"]["ProductReview"][];
        };
        PublicDate: {
            /** @description The product that is sold for this date */
            id: components["schemas"]["PublicId"];
            /** @description Of its preview */
            url: string;
            startsAt: components["schemas"]["Instant"];
            /** @description IANA */
            timeZone: string;
            /** @description User-facing reason why it cannot be bought at the moment. Omitted if it can */
            closed?: string;
        };
        /** @description Who sells a product, and what speaks for them */
        PublicSeller: {
            name: string;
            handle: string | null;
            /** @description Omitted if they wrote none */
            bio?: string;
            /** @description Omitted if they have none */
            photo?: components["schemas"]["ImageSources"];
            /**
             * @description True if people may ask before they buy. Omitted otherwise
             * @constant
             */
            takesQuestions?: true;
            /** @description Hours within which they answered half of the questions of the last 90 days, rounded up. Omitted below 5 questions, and above 72 hours */
            repliesWithin?: number;
            /** @description Month in which they joined */
            since?: string;
            /** @description Whether their PAN and a payout account were verified */
            isVerified?: boolean;
            /** @description How many people paid for anything that they sell, rounded down to two digits. Omitted below 10 */
            buyers?: number;
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
            /** @description Sanitised HTML from the creator's Markdown */
            descriptionHtml: string;
            /** @description Plain text, at most 200 characters */
            summary: string;
            prices: components["schemas"]["PublicPrice"][];
            /** @description Omitted if no discount applies */
            reduction?: components["schemas"]["PublicDiscount"];
            content: components["schemas"]["PublicContent"];
            cover: components["schemas"]["ImageSources"] | null;
            /** @description Omitted if there is none that can be played */
            trailer?: components["schemas"]["PublicTrailer"];
            gallery: components["schemas"]["ImageSources"][];
            questions: components["schemas"]["Question"][];
            accent: string | null;
            seo: components["schemas"]["ShownSeo"];
            language: string;
            url: string;
            /**
             * @description True if prices include GST and the checkout asks for the State. Omitted otherwise
             * @constant
             */
            gst?: true;
            /** @description User-facing reason why a published product cannot be bought at the moment, such as sold out. Omitted if it can */
            closed?: string;
            /** @description Omitted if there are no reviews */
            reviews?: components["schemas"]["ReviewSummary"];
            /** @description Ids of prices that support auto-renew. Omitted if there are none */
            autopay?: string[];
            /** @description The dates on which it is offered and that are still to come, this one among them, in order. Omitted where there is one alone */
            dates?: components["schemas"]["PublicDate"][];
            seller: components["schemas"]["PublicSeller"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @enum {string} */
        MediaPurpose: "file" | "video" | "audio";
        MediaUse: {
            productId: components["schemas"]["PublicId"];
            title: string;
        };
        /**
         * @description Pixels of the shorter side at most
         * @enum {string}
         */
        RenditionName: "360" | "720" | "1080" | "audio";
        Rendition: {
            name: components["schemas"]["RenditionName"];
            width?: number;
            height?: number;
            /** @description As in the CODECS attribute of HLS */
            codecs: string;
            /** @description Bits per second, of the largest segment */
            bandwidth: number;
        };
        /** @description Pictures in rows from left to right, one for each `interval` */
        Thumbnails: {
            /** @description Pixels of one */
            width: number;
            height: number;
            columns: number;
            count: number;
            /** @description In seconds */
            interval: number;
        };
        /**
         * @description `1080` for a video of at least 1080 pixels in its shorter side
         * @enum {string}
         */
        MaxRendition: "720" | "1080";
        /**
         * @description The browser cannot encode; it cannot decode this file; the storage is full; the server refused what was made; anything else
         * @enum {string}
         */
        PreparationFailure: "unsupported" | "undecodable" | "storage_full" | "rejected" | "failed";
        RenditionState: {
            /**
             * @description `ready` while complete renditions are served, even if others are being prepared
             * @enum {string}
             */
            status: "none" | "preparing" | "ready";
            items: components["schemas"]["Rendition"][];
            poster: boolean;
            thumbnails: components["schemas"]["Thumbnails"] | null;
            /** @description Of a video: the largest picture that is prepared, as its creator chose */
            maxRendition?: components["schemas"]["MaxRendition"];
            /** @description Why the last attempt to prepare it failed */
            failure?: components["schemas"]["PreparationFailure"];
        };
        /** @description Such as hi, en, ta, pt-BR */
        CaptionLanguage: string;
        CaptionTrack: {
            language: components["schemas"]["CaptionLanguage"];
            label: string;
        };
        Chapter: {
            /** @description In seconds */
            start: number;
            title: string;
        };
        /** @description Of a video or audio that is ready */
        Playback: {
            /** @description In seconds */
            duration: number;
            /** @description Pixels as shown, after rotation */
            width?: number;
            height?: number;
            /** @description Such as avc, hevc, vp9, av1 */
            videoCodec?: string;
            /** @description Such as aac, mp3, opus */
            audioCodec?: string;
            renditions: components["schemas"]["RenditionState"];
            captions: components["schemas"]["CaptionTrack"][];
            chapters: components["schemas"]["Chapter"][];
        };
        MediaFile: {
            mediaId: components["schemas"]["PublicId"];
            purpose: components["schemas"]["MediaPurpose"];
            /** @description The name under which buyers download it */
            name: string;
            /** @description Media type, decided by its bytes */
            type: string;
            /** @description In bytes */
            size: number;
            /** @enum {string} */
            status: "preparing" | "ready" | "refused";
            /** @description Why it was refused */
            reason?: string;
            /**
             * @description Of a PDF: whether it can be stamped with who bought it, or why not: protected by a password, unreadable, or more than 64 MB or 3,000 pages
             * @enum {string}
             */
            stamping?: "possible" | "encrypted" | "broken" | "large";
            createdAt: components["schemas"]["Instant"];
            /** @description Products that contain it */
            usedBy: components["schemas"]["MediaUse"][];
            /** @description Changes when it is replaced: the id of the upload that brought its bytes */
            contentId?: components["schemas"]["PublicId"];
            playback?: components["schemas"]["Playback"];
        };
        /** @description In bytes; unfinished uploads count */
        StorageUse: {
            used: number;
            limit: number;
        };
        MediaList: {
            items: components["schemas"]["MediaFile"][];
            next: string | null;
            storage: components["schemas"]["StorageUse"];
        };
        MediaChange: {
            name?: string;
            maxRendition?: components["schemas"]["MaxRendition"];
        };
        Captions: {
            /** @description As the menu shows it, such as हिन्दी; the language code if empty */
            label: string;
            /** @description WebVTT or SRT; answered as WebVTT */
            text: string;
        };
        /** @description Chapters as a list, or as WebVTT */
        ChapterList: {
            chapters?: components["schemas"]["Chapter"][];
            text?: string;
        };
        RenditionFiles: {
            name: components["schemas"]["RenditionName"];
            /** @description Whether the init segment was received */
            init: boolean;
            /** @description Numbers of the segments received, as ranges: [[1, 120], [122, 130]] */
            segments: number[][];
        };
        Preparation: {
            key: string;
            files: components["schemas"]["RenditionFiles"][];
            poster: boolean;
            thumbnails: boolean;
            /** @description Bytes received */
            size: number;
            /** @description When what was received is deleted */
            expiresAt: components["schemas"]["Instant"];
        };
        NewRenditions: {
            /** @description Says how they are made: renditions with the same key fit together */
            key: string;
            renditions: components["schemas"]["RenditionName"][];
        };
        RenditionsEnd: {
            /** @description How many segments each rendition has */
            segments: {
                360?: number;
                720?: number;
                1080?: number;
                audio?: number;
            };
            /** @description Of thumbnails.jpg */
            thumbnails?: components["schemas"]["Thumbnails"];
        };
        RenditionsFailure: {
            reason: components["schemas"]["PreparationFailure"];
        };
        /** @description `360-init.mp4`, `360-1.m4s`, `audio-1.m4s`, `poster.jpg`, `thumbnails.jpg` */
        RenditionFileName: string;
        NewUpload: {
            /** @description Client-generated key, the same for every attempt; an upload with the same key resumes */
            key: string;
            /** @description Size of the file in bytes */
            size: number;
            /** @description File name without a path, at most 255 characters */
            name: string;
            /** @description Media type reported by the device */
            type: string;
            /**
             * @description `picture` if omitted
             * @enum {string}
             */
            purpose?: "picture" | "file" | "video" | "audio";
            /** @description A file whose content it replaces, once it is finished; not for pictures */
            replaces?: components["schemas"]["PublicId"];
        };
        Upload: {
            id: components["schemas"]["PublicId"];
            /** @description Size of the file in bytes */
            size: number;
            /** @description Bytes received; offset of the next piece */
            offset: number;
            /** @description Maximum size of a piece in bytes */
            pieceSize: number;
            /** @description Pieces can be sent straight to the bucket, see `POST /api/uploads/{id}/direct`; here too if the bucket cannot be reached */
            isDirect?: boolean;
            /** @description When it expires */
            expiresAt: components["schemas"]["Instant"];
        };
        NewDirectPiece: {
            /** @description Byte offset of the piece */
            offset: number;
            /** @description Bytes of the piece */
            size: number;
        };
        DirectPiece: {
            pieceId: string;
            /** @description Takes a `PUT` of exactly this many bytes, without cookies or other headers */
            url: string;
            /** @description When the URL expires */
            expiresAt: components["schemas"]["Instant"];
        };
        UploadEnd: {
            /** @description Alternative text */
            alt?: string;
        };
        FileEnd: Record<string, never>;
        Reduced: {
            reduction: components["schemas"]["PublicDiscount"] | null;
            /** @description All prices of the product with the discount */
            prices: components["schemas"]["PublicPrice"][];
        };
        DiscountProduct: {
            id: string;
            kind: components["schemas"]["ProductKind"];
            title: string;
            /** @description URL of the preview */
            url: string;
        };
        /** @enum {string} */
        DiscountStatus: "scheduled" | "active" | "exhausted" | "expired" | "disabled";
        /** @description A discount applied to a price, by code or automatically */
        Discount: {
            id: components["schemas"]["PublicId"];
            /** @description Upper case; null for an automatic discount */
            code: string | null;
            /** @description Label shown next to the price */
            label: string | null;
            /** @description Percentage off in basis points; null for a fixed `amount` */
            basisPoints: number | null;
            /**
             * Format: int64
             * @description Amount off in paise
             */
            amount: number | null;
            /** @description Null for all products */
            product: components["schemas"]["DiscountProduct"] | null;
            startsAt: components["schemas"]["Instant"];
            endsAt: components["schemas"]["Instant"] | null;
            /** @description Limit of orders */
            maxUses: number | null;
            /** @description Limit per buyer */
            maxPerBuyer: number | null;
            /**
             * Format: int64
             * @description Minimum price in paise
             */
            minAmount: number | null;
            /**
             * @description Of a subscription
             * @enum {string}
             */
            periods: "first" | "every";
            status: components["schemas"]["DiscountStatus"];
            /** @description Orders that use it, including those waiting for payment */
            used: number;
            /** @description Paid orders among them that were not refunded */
            sales: number;
            /** @description Paid by their buyers, less refunds */
            earned: components["schemas"]["Paise"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        Discounts: {
            items: components["schemas"]["Discount"][];
            next: components["schemas"]["Cursor"];
        };
        /** @description Letters, digits, - and _; case-insensitive */
        DiscountCode: string;
        /** @description Either `basisPoints` or `amount` */
        NewDiscount: {
            /** @description Omit or null for an automatic discount */
            code?: components["schemas"]["DiscountCode"] | null;
            label?: string | null;
            basisPoints?: number | null;
            /** Format: int64 */
            amount?: number | null;
            /** @description Omit or null for all products */
            productId?: string | null;
            /** @description Defaults to the time of creation */
            startsAt?: components["schemas"]["Instant"] | null;
            endsAt?: components["schemas"]["Instant"] | null;
            maxUses?: number | null;
            maxPerBuyer?: number | null;
            /** Format: int64 */
            minAmount?: number | null;
            /**
             * @description Defaults to the first
             * @enum {string}
             */
            periods?: "first" | "every";
        };
        Buyer: {
            phone: components["schemas"]["Phone"];
            email?: components["schemas"]["Email"] | "" | null;
            name?: string | null;
            /** @description GST code of the State; required if prices include GST (`gst` of the product) */
            state?: string | null;
            /** @description GSTIN of a business buyer */
            gstin?: string | null;
            /** @description Name and address on the invoice; needed with a GSTIN, and from ₹50,000 */
            address?: string | null;
        };
        /** @description Attribution from the preview URL; does not affect the order */
        OrderSource: {
            /** @description Id of the creator's short link that the buyer came from */
            link?: string;
            utmSource?: string;
            utmMedium?: string;
            utmCampaign?: string;
            /** @description Referrer host, such as `example.com` */
            referrer?: string;
        };
        /** @description Whom something is bought for */
        NewGift: {
            phone: components["schemas"]["Phone"];
            /** @description The recipient's name */
            name?: string | null;
            /** @description What the recipient calls the giver; the buyer's name, if left out */
            from?: string | null;
            /** @description Plain text for the recipient, without links */
            message?: string | null;
            /** @description The day in India on which it is delivered, `YYYY-MM-DD`, within a year; at once if left out */
            deliverOn?: string | null;
        };
        NewOrder: {
            productId: string;
            priceId?: string;
            /**
             * Format: int64
             * @description Paise; the amount the buyer chose for an `open` price. Must match any other price, for all pieces, if given
             */
            amount?: number;
            /**
             * Format: int64
             * @description Paise; what was shown to be due of the `amount` of an `open` price, less a discount. Refused (`amount_changed`) if it is more by now
             */
            due?: number;
            /** @description Pieces; one if left out. More than `several` of the price allows is refused */
            quantity?: number;
            buyer: components["schemas"]["Buyer"];
            discountCode?: string;
            /** @description The buyer opts in to auto-renew; possible for the prices listed in `autopay` of the product */
            autopay?: boolean;
            answers?: {
                [key: string]: string;
            };
            /** @description The buyer opts in to at most two reminder emails if the order stays unpaid; needs an email */
            remind?: boolean;
            /**
             * @description How the buyer chose to pay; a gateway's own page then offers this alone
             * @enum {string}
             */
            method?: "upi" | "card" | "netbanking" | "wallet";
            /** @description The buyer was told that they have it already (`owned_already`), and buys it again */
            again?: boolean;
            /** @description The seat that is offered to a place on the waiting list, as its link has it */
            seatOffer?: string;
            source?: components["schemas"]["OrderSource"];
            /** @description It is bought for somebody else: the buyer pays and gets the receipt, they get the access */
            gift?: components["schemas"]["NewGift"];
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
            /** @description `Order-Token` that opens the order without sign-in */
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
            /** @description Language of the product page, ISO 639-1 */
            language: string;
        };
        /** @description One picture that holds small ones in rows, from left to right */
        ReceivedThumbnails: {
            /** @description URL */
            src: string;
            /** @description Pixels of one */
            width: number;
            height: number;
            columns: number;
            count: number;
            /** @description Seconds */
            interval: number;
        };
        /** @description What a player knows of a video or audio */
        ReceivedPlayback: {
            /** @description In seconds */
            duration: number;
            /** @description Pixels as shown, after rotation */
            width?: number;
            height?: number;
            /** @description HLS playlists: of all renditions, and of one each. Missing until there are renditions */
            hls?: {
                360?: string;
                720?: string;
                1080?: string;
                auto: string;
            };
            /** @description URL of a picture */
            poster?: string;
            captions: components["schemas"]["ReceivedCaptions"][];
            chapters: components["schemas"]["Chapter"][];
            thumbnails?: components["schemas"]["ReceivedThumbnails"];
        };
        SessionMinutes: number;
        /** @description One session of a series */
        SessionDate: {
            /** @description Set by the editor, unique within the product; empty for the first one */
            id: string;
            startsAt: components["schemas"]["Instant"];
            minutes: components["schemas"]["SessionMinutes"];
        };
        SessionDates: components["schemas"]["SessionDate"][];
        ReceivedPart: {
            /** @enum {string} */
            type: "heading" | "link" | "text" | "place" | "seat" | "product" | "file" | "image" | "video" | "audio";
            /** @description Heading or item name */
            title: string;
            /** @description A sentence on what to do with it */
            note?: string;
            /** @description URL of the link, the join page of a seat, the section of the access page for a product, or the download of a file */
            url?: string;
            /** @description Sanitised HTML of a text */
            html?: string;
            place?: components["schemas"]["Place"];
            /** @description Of a file */
            mediaId?: string;
            /** @description Plays a video or audio as it was uploaded, by ranges */
            streamUrl?: string;
            /** @description Where a player reports what it plays */
            playbackUrl?: string;
            playback?: components["schemas"]["ReceivedPlayback"];
            fileName?: string;
            /** @description Media type */
            fileType?: string;
            /** @description Of a file, in bytes */
            size?: number;
            /** @description Of a seat */
            startsAt?: components["schemas"]["Instant"];
            minutes?: number;
            timeZone?: string;
            /** @description Of a seat of a series: all its sessions, in order */
            sessions?: components["schemas"]["SessionDates"];
        };
        /** @description What a buyer receives after payment, in reading order. Never public */
        Received: {
            parts: components["schemas"]["ReceivedPart"][];
        };
        /** @description What was bought */
        Access: {
            /** @description URL of the access page */
            url: string;
            /** @description The creator's thank-you message as sanitised HTML */
            messageHtml: string;
            redirectUrl: string | null;
            /** @description Omitted if the thank-you message is the only content */
            received?: components["schemas"]["Received"];
        };
        /**
         * @description active and grace give access; suspended blocks it during a dispute or pause; ended and revoked remove it
         * @enum {string}
         */
        AccessStatus: "pending" | "active" | "suspended" | "grace" | "ended" | "revoked";
        /** @description Access to one item, sold or given to its holder */
        AccessGrant: {
            id: components["schemas"]["PublicId"];
            productId: string;
            kind: components["schemas"]["ProductKind"];
            title: string;
            status: components["schemas"]["AccessStatus"];
            /** @description Null if access does not expire */
            endsAt: components["schemas"]["Instant"] | null;
            /** @description URL of the access page */
            url: string;
            /**
             * @description In a library: its creator archived it, and it stays its holder’s. Omitted otherwise
             * @constant
             */
            isArchived?: true;
        };
        /** @description How long the subscription of an order is paid for, and how it goes on */
        OrderSubscription: {
            /** @description Id of its first order */
            id: string;
            /** @description End of the paid period; null for lifetime access */
            endsAt: components["schemas"]["Instant"] | null;
            /** @description Of another period */
            amount: components["schemas"]["Paise"];
            period: components["schemas"]["Period"];
            /**
             * @description never: it was cancelled or is over, or it does not end
             * @enum {string}
             */
            renews: "automatically" | "byHand" | "never";
        };
        /** @description What an order has to do with a gift: `given` by whoever sees it, or `received`. A giver is not told what the recipient has */
        OrderGift: {
            /** @enum {string} */
            role: "given" | "received";
            /** @description What the recipient calls the giver */
            from: string;
            /** @description The recipient's name */
            name: string | null;
            /** @description Last digits of the recipient's number, for the giver */
            phoneEnding: string | null;
            message: string | null;
            deliverAt: components["schemas"]["Instant"];
            deliveredAt: components["schemas"]["Instant"] | null;
            /** @description Refunded before it was delivered */
            isCancelled: boolean;
        };
        Order: {
            id: components["schemas"]["PublicId"];
            status: components["schemas"]["OrderStatus"];
            amount: components["schemas"]["Paise"];
            discount: components["schemas"]["Paise"];
            tax: components["schemas"]["Paise"];
            /** @description Pieces that it is for; left out where it is one */
            quantity?: number;
            product: components["schemas"]["OrderProduct"];
            payment: components["schemas"]["Payment"];
            /** @description User-facing reason why the last attempt failed */
            failure: string | null;
            method: string | null;
            /** @description By which name the bank knows the payment, as the app of its buyer shows it; omitted where unknown */
            bankReference?: string;
            createdAt: components["schemas"]["Instant"];
            expiresAt: components["schemas"]["Instant"];
            paidAt: components["schemas"]["Instant"] | null;
            access: components["schemas"]["Access"] | null;
            /** @description One access grant per item, once the order is fulfilled */
            accesses?: components["schemas"]["AccessGrant"][];
            /** @description Parts that the buyer had already, which is why less was paid; part of `discount`. Null or omitted where there were none */
            owned?: {
                titles: string[];
                amount: components["schemas"]["Paise"];
            } | null;
            /** @description Once the order is paid; null for what is paid once */
            subscription?: components["schemas"]["OrderSubscription"] | null;
            /** @description Left out where it is no gift, and for whoever may not open it */
            gift?: components["schemas"]["OrderGift"];
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
            /** @description Id of the order */
            id: components["schemas"]["PublicId"];
            at: components["schemas"]["Instant"];
            status: components["schemas"]["OrderStatus"];
            amount: components["schemas"]["Paise"];
            /** @description Refunded to the buyer so far */
            refunded: components["schemas"]["Paise"];
            /** @description Platform fee before GST, less fee refunds; 0 until paid */
            fee: components["schemas"]["Paise"];
            /** @description GST on the fee */
            feeTax: components["schemas"]["Paise"];
            /** @description Net amount for the creator */
            net: components["schemas"]["Paise"];
            method: string | null;
            /** @description Pieces; left out where it is one */
            quantity?: number;
            product: components["schemas"]["SaleProduct"];
            buyer: components["schemas"]["SaleBuyer"];
        };
        SaleTotals: {
            /** @description Paid sales */
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
            /** @description Totals of all matching sales, not only of this page. Null if the search matches too many orders to add up: more than 1,000 by its rarest word and more than 2,000 by its dates */
            totals: components["schemas"]["SaleTotals"] | null;
        };
        /** @description Traffic source, as in analytics */
        SaleSource: {
            name: string;
            /** @description Campaign, or other known detail */
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
            /** @description Display text */
            text: string;
        };
        RefundRequest: {
            /** @description Position within its order, from 1 */
            number: number;
            /**
             * @description lapsed: the creator's deadline has passed and the operator reviews it too
             * @enum {string}
             */
            status: "asked" | "lapsed" | "granted" | "refused" | "withdrawn";
            /** @description Amount an approval would refund, while the request is open; less than requested after a partial refund */
            amount: components["schemas"]["Paise"];
            /** @description The buyer's reason */
            reason: string;
            /** @description Message with the decision */
            message: string | null;
            answeredBy: ("seller" | "operator") | null;
            at: components["schemas"]["Instant"];
            /** @description Deadline for the creator's answer */
            answerBy: components["schemas"]["Instant"];
            endedAt: components["schemas"]["Instant"] | null;
        };
        TransactionDetail: {
            transaction: components["schemas"]["Transaction"];
            source: components["schemas"]["SaleSource"];
            /** @description Payment id at the gateway; null until paid */
            paymentReference: string | null;
            /** @description By which name the bank knows the payment; omitted where unknown */
            bankReference?: string;
            /** @description Null if nothing was earned */
            settlement: components["schemas"]["SaleSettlement"] | null;
            /** @description Applied discount; null if there is none */
            discount: {
                /** @description Null for an automatic discount */
                code: string | null;
                /** @description Label of the creator */
                label: string | null;
                amount: components["schemas"]["Paise"];
            } | null;
            timeline: components["schemas"]["TimelineEntry"][];
            answers: {
                label: string;
                answer: string;
            }[];
            failure: string | null;
            /** @description Refundable amount; 0 while a refund is in progress */
            refundable: components["schemas"]["Paise"];
            /** @description Parts that the buyer had already, which is why less was paid; omitted where there were none */
            owned?: {
                titles: string[];
                amount: components["schemas"]["Paise"];
            };
            /** @description What was sold together, item by item; empty for what was sold alone */
            items: {
                accessId: components["schemas"]["PublicId"];
                title: string;
                /** @description Its share of what was paid, which a refund of it alone gives back; where that is or leaves less than 100, a little more or less */
                share: components["schemas"]["Paise"];
                status: components["schemas"]["AccessStatus"];
                /** @description Refunded by itself; also true where its creator gave access again */
                isRefunded: boolean;
            }[];
            /** @description The buyer's latest refund request */
            request: components["schemas"]["RefundRequest"] | null;
        };
        /** @description Another date to which a buyer may change */
        SaleDate: {
            /** @description The product that is sold for this date */
            id: components["schemas"]["PublicId"];
            startsAt: components["schemas"]["Instant"];
            /** @description IANA */
            timeZone: string;
            /**
             * Format: int64
             * @description Paise that a seat costs there; null where no price is like the one that was paid
             */
            price: number | null;
            /** @description User-facing reason why the seat cannot be moved there; null if it can */
            refused: string | null;
        };
        SaleDates: {
            /** @description The product that is sold for the date on which the buyer has a seat */
            id: components["schemas"]["PublicId"];
            startsAt: components["schemas"]["Instant"];
            /** @description IANA */
            timeZone: string;
            /**
             * Format: int64
             * @description Paise that was the price of the seat, before a discount
             */
            price: number;
            /** @description User-facing reason why the date cannot be changed; null if it can */
            refused: string | null;
            /** @description The other dates that are on sale and still to come, in order */
            items: components["schemas"]["SaleDate"][];
        };
        DateChange: {
            /** @description The date as it was seen; 409 if it is another by now */
            from: components["schemas"]["PublicId"];
            to: components["schemas"]["PublicId"];
        };
        RefundAnswer: {
            isGranted: boolean;
            /** @description Message to the buyer; required to decline */
            message?: string;
        };
        OrderDocument: {
            /** @enum {string} */
            kind: "receipt" | "refund" | "invoice" | "creditNote";
            /** @description Sequential from 1 for each creator, kind and financial year */
            serial: string;
            /** @description When it arrived or was returned */
            at: components["schemas"]["Instant"];
            amount: components["schemas"]["Paise"];
            /** @description URL of an A4 PDF with stable content; valid for an hour without authentication */
            url: string;
        };
        OrderDocuments: {
            items: components["schemas"]["OrderDocument"][];
        };
        /**
         * @description Failed, rejected and reversed payouts have been credited back
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
                /** @description Masked, at the time of the payout */
                shown: string;
            };
            /** @enum {string} */
            origin: "asked" | "daily";
            /** @description Bank reference (UTR) */
            reference: string | null;
            /** @description User-facing reason why it failed and what to do */
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
            /** @description Id of a payout account of the signed-in user */
            accountId: string;
        };
        PayoutDetail: {
            payout: components["schemas"]["Payout"];
            timeline: components["schemas"]["TimelineEntry"][];
        };
        PayoutSettings: {
            /** @description Server time, for comparison with `usableAt` */
            now: components["schemas"]["Instant"];
            /** @description Minimum payout */
            least: components["schemas"]["Paise"];
            daily: boolean;
            accountId: string | null;
            /** @description Next scheduled run */
            nextAt: components["schemas"]["Instant"] | null;
        };
        /** @description A Telegram channel or group that the bot administers */
        TelegramConnection: {
            /** @description The chat id of Telegram */
            id: string;
            title: string;
            /** @enum {string} */
            type: "channel" | "group";
            /**
             * @description lost: the chat is gone, or the bot is no longer its administrator
             * @enum {string}
             */
            status: "ready" | "missingRights" | "lost";
            /** @description Rights that the bot still needs */
            missingRights: ("can_invite_users" | "can_restrict_members")[];
            /** @description A small picture as a data URL */
            photo: string | null;
            /** @description Members of the chat, with those who did not join through Haat */
            memberCount: number | null;
        };
        TelegramConnections: {
            /** @description Whether this installation has a bot */
            isAvailable: boolean;
            items: components["schemas"]["TelegramConnection"][];
        };
        TelegramConnectionLink: {
            code: string;
            /** @description Opens the bot in Telegram */
            deepLink: string;
            expiresAt: components["schemas"]["Instant"];
        };
        /**
         * @description Of the access; notThroughHaat: in the channel without it
         * @enum {string}
         */
        MemberStatus: "pending" | "active" | "grace" | "suspended" | "ended" | "revoked" | "notThroughHaat";
        Occurrences: {
            count: number;
            lastAt: components["schemas"]["Instant"];
        };
        MemberDetail: {
            /**
             * @description The service that they join
             * @enum {string}
             */
            type: "telegram" | "discord";
            /** @description As the service shows them */
            name: string | null;
            /** @enum {string} */
            status: "invited" | "requested" | "joined" | "left" | "removed";
            joinedAt: components["schemas"]["Instant"] | null;
            leftAt: components["schemas"]["Instant"] | null;
            /**
             * @description Of those who joined another way since the channel was connected: by an invite link, added by somebody, or themselves
             * @enum {string|null}
             */
            cameBy: "link" | "added" | "self" | null;
            /** @description Other people who tried to join by their invite, in 90 days. It let none of them in */
            linkTries: components["schemas"]["Occurrences"] | null;
            /** @description How often they moved their place to another account */
            moves: components["schemas"]["Occurrences"] | null;
        };
        Member: {
            id: string;
            productId: string;
            name: string | null;
            /** @description Null once it was erased and for those who did not come through Haat */
            phone: string | null;
            status: components["schemas"]["MemberStatus"];
            startedAt: components["schemas"]["Instant"];
            endsAt: components["schemas"]["Instant"] | null;
            /** @enum {string|null} */
            source: "sale" | "gift" | "import" | "manual" | null;
            orderId: string | null;
            isSubscription: boolean;
            /** @description When the creator last sent them an invite */
            invitedAt: components["schemas"]["Instant"] | null;
            /** @description What the delivery of the product says */
            detail: components["schemas"]["MemberDetail"] | null;
            /** @description What the creator can do now */
            actions: ("extend" | "remove" | "reinvite")[];
        };
        /** @description What looks as if invites were passed on, in 30 days */
        MemberSharing: {
            /** @description People who tried to join by the invite of somebody else */
            linkTries: number;
            /** @description Places that were moved to another account */
            moves: number;
            /** @description People who joined another way */
            newcomers: number;
        };
        MemberTotals: {
            active: number;
            grace: number;
            suspended: number;
            pending: number;
            ended: number;
            revoked: number;
            notThroughHaat: number;
            /** @description In the channel now */
            joined: number;
            /** @description Null where every price or some is not limited */
            seatsLeft: number | null;
            sharing: components["schemas"]["MemberSharing"];
        };
        Members: {
            items: components["schemas"]["Member"][];
            next: string | null;
            /** @description Of all members; null on pages after the first */
            totals: components["schemas"]["MemberTotals"] | null;
            /** @description Whether members can be added by hand */
            canAdd: boolean;
        };
        NewMember: {
            phone: components["schemas"]["Phone"];
            name?: string;
            endsAt?: components["schemas"]["Instant"];
        };
        NewMembers: {
            members: components["schemas"]["NewMember"][];
            /**
             * @default manual
             * @enum {string}
             */
            source?: "manual" | "import";
        };
        AddedMembers: {
            items: {
                id: string;
                phone: string;
                /** @description False: they had been added before */
                isNew: boolean;
                /** @description Whether an SMS is sent */
                isInvited: boolean;
            }[];
        };
        LiveRoom: {
            /** @description Null for a product that is a session itself */
            lessonId: string | null;
            title: string;
            /** @description A secret: whoever knows it can enter */
            url: string;
        };
        LiveRooms: {
            /** @description None for sessions whose creator gave a link, and where the installation has no rooms */
            items: components["schemas"]["LiveRoom"][];
        };
        Percent: number;
        SessionFigures: {
            startsAt: components["schemas"]["Instant"];
            minutes: number;
            /** @description Members who went to its room */
            attended: number;
            /** @description Members who got access before it ended and did not lose it before it began, one for each subscription */
            members: number;
        };
        EngagementTotals: {
            /** @description Everybody who got access, one for each subscription */
            members: number;
            /** @description Of them, who opened a lesson, or played or downloaded a file */
            active: number;
            /** @description Of the lessons, how many they finished on average. Null without lessons, or as long as none was opened */
            progress: components["schemas"]["Percent"] | null;
            /** @description Members who went to the room; null for what is no live session */
            attended: number | null;
            /** @description Of a series, each session in its turn; empty for everything else */
            sessions: components["schemas"]["SessionFigures"][];
            /** @description Issued; null where the product gives none and none was issued */
            certificates: number | null;
        };
        QuestionFigures: {
            id: string;
            text: string;
            /** @description Tries that asked it, since this is counted */
            asked: number;
            /** @description Of them, with the right answer */
            correct: number;
        };
        QuizFigures: {
            tries: number;
            /** @description Members who tried it */
            tried: number;
            passed: number;
            /** @description Average of all tries */
            score: components["schemas"]["Percent"] | null;
            questions: components["schemas"]["QuestionFigures"][];
        };
        LessonFigures: {
            /** @description Counted through all sections, from 1 */
            number: number;
            /** @description Members who opened it */
            started: number;
            finished: number;
            /** @description Null for a lesson without a live session */
            session: components["schemas"]["SessionFigures"] | null;
            quiz: components["schemas"]["QuizFigures"] | null;
        };
        FileFigures: {
            mediaId: string;
            /** @description As buyers see it, else the name of the file */
            title: string;
            /** @enum {string} */
            type: "file" | "image" | "video" | "audio";
            /** @description Of a video or audio, seconds */
            duration: number | null;
            /** @description Members who have watched some of it */
            viewers: number;
            /** @description How much of it a viewer has watched on average */
            watched: components["schemas"]["Percent"] | null;
            /** @description How much of it the viewer in the middle has watched: as many have watched more as less */
            median: components["schemas"]["Percent"] | null;
            /** @description Share of the viewers who watched each hundredth of it, in their order; empty without viewers */
            retention: components["schemas"]["Percent"][];
            downloads: number;
            /** @description Members who downloaded it */
            downloaders: number;
            /** @description How often it was played on the page of the product by people who need not have bought it, each once a day. Null where it is not shown for free */
            freePlays: number | null;
        };
        EngagementItem: {
            /** @description Of the lesson or the file */
            id: string;
            title: string;
            section: string | null;
            lesson: components["schemas"]["LessonFigures"] | null;
            /** @description Of its video and audio, how much a viewer has watched on average */
            watched: components["schemas"]["Percent"] | null;
            files: components["schemas"]["FileFigures"][];
        };
        /** @description What the buyers of a product have done, those whose access has ended or was refunded included */
        Engagement: {
            /** @description With the first page alone */
            totals: components["schemas"]["EngagementTotals"] | null;
            /** @description Items are lessons, in their order; without lessons they are files */
            hasLessons: boolean;
            items: components["schemas"]["EngagementItem"][];
            next: string | null;
        };
        Attendee: {
            /** @description Of the access */
            id: string;
            name: string | null;
            /** @description Null once it was erased */
            phone: string | null;
            /** @description When they first went to the room */
            attendedAt: components["schemas"]["Instant"];
        };
        AttendanceList: {
            items: components["schemas"]["Attendee"][];
            next: string | null;
        };
        UsedItem: {
            /** @description Of the lesson or the file */
            id: string;
            title: string;
        };
        AttendedSession: {
            /** @description When the session was to begin */
            startsAt: components["schemas"]["Instant"];
            firstAt: components["schemas"]["Instant"];
            lastAt: components["schemas"]["Instant"];
        };
        /** @description When somebody went to the room */
        Attendance: {
            firstAt: components["schemas"]["Instant"];
            lastAt: components["schemas"]["Instant"];
            /** @description Of a series: the sessions they went to, in their order. Omitted otherwise */
            sessions?: components["schemas"]["AttendedSession"][];
        };
        MemberProgress: {
            /** @description Of the access */
            id: string;
            name: string | null;
            /** @description Null once it was erased */
            phone: string | null;
            status: components["schemas"]["MemberStatus"];
            startedAt: components["schemas"]["Instant"];
            /** @description When they last used a lesson or a file */
            lastSeenAt: components["schemas"]["Instant"] | null;
            /** @description Lessons that are done; without lessons, files that were played or downloaded */
            done: number;
            /** @description Lessons or files of the product */
            total: number;
            /** @description Live sessions of its lessons that they went to */
            attended: number;
            /** @description What they used last; null once the product does not have it any more */
            last: components["schemas"]["UsedItem"] | null;
            certificateAt: components["schemas"]["Instant"] | null;
            /** @description Of a live session; null for who was not there */
            attendance: components["schemas"]["Attendance"] | null;
        };
        MemberProgressList: {
            items: components["schemas"]["MemberProgress"][];
            next: string | null;
        };
        MemberQuiz: {
            lessonId: string;
            /** @description Of the lesson */
            title: string;
            tries: number;
            /** @description How many tries the quiz gives; null where it may be taken as often as one likes */
            allowed: number | null;
            /** @description Of the best try */
            score: components["schemas"]["Percent"];
            passed: boolean;
            /** @description When it was tried last */
            triedAt: components["schemas"]["Instant"];
        };
        MemberQuizzes: {
            /** @description At most one for each lesson */
            items: components["schemas"]["MemberQuiz"][];
        };
        QuizReset: {
            /** @description As in the list: tries that came later are not deleted, and refuse it */
            triedAt: components["schemas"]["Instant"];
        };
        PlaybackReport: {
            /** @description Random and kept by the device */
            device: string;
            /** @description Seconds */
            position: number;
            /** @description False when it has stopped or is left */
            isPlaying: boolean;
        };
        /** @description What anybody may know of a session */
        LiveSessionTime: {
            startsAt: components["schemas"]["Instant"];
            minutes: number;
            /**
             * @description open: the room is open, from ten minutes before the start; live: from the start to the end
             * @enum {string}
             */
            status: "scheduled" | "open" | "live" | "ended";
            /** @description True once it has ended and its recording is there */
            hasRecording: boolean;
        };
        /**
         * @description waiting: opens at a time; locked: those before it come first
         * @enum {string}
         */
        LearningStatus: "open" | "done" | "waiting" | "locked";
        LearningLesson: {
            id: string;
            /** @description Counted through all sections */
            number: number;
            title: string;
            /** @description Its length; where none is given, that of its session */
            minutes?: number;
            /** @description Of a quiz */
            questions?: number;
            live?: components["schemas"]["LiveSessionTime"];
            status: components["schemas"]["LearningStatus"];
            /** @description Of a lesson that waits */
            opensAt?: components["schemas"]["Instant"];
            /** @description Seconds, on the device that was used last */
            position: number;
            doneAt: components["schemas"]["Instant"] | null;
        };
        LearningSection: {
            id: string;
            title: string;
            lessons: components["schemas"]["LearningLesson"][];
        };
        Certificate: {
            /** @description Its number and the secret of its address */
            code: string;
            /** @description Of whoever finished the course */
            name: string;
            courseTitle: string;
            /** @description Empty once its creator has deleted the account */
            creatorName: string;
            finishedAt: components["schemas"]["Instant"];
            /** @description Path of the public page that confirms it */
            url: string;
            /** @description Path of its PDF */
            pdfUrl: string;
        };
        /** @description The certificate of a course that gives one */
        LearningCertificate: {
            /**
             * @description pending: there are lessons left; nameRequired: the order has no name, so the buyer gives one
             * @enum {string}
             */
            status: "pending" | "nameRequired" | "issued";
            issued: components["schemas"]["Certificate"] | null;
        };
        Learning: {
            /** @description Of the access */
            id: string;
            productId: string;
            title: string;
            language: string;
            sections: components["schemas"]["LearningSection"][];
            /** @description How many there are */
            lessons: number;
            /** @description How many of them are done */
            done: number;
            /** @description Where the buyer goes on; null when nothing is open that is not done */
            nextLessonId: string | null;
            /** @description When the last lesson was done */
            finishedAt: components["schemas"]["Instant"] | null;
            /** @description Null where the course gives none */
            certificate: components["schemas"]["LearningCertificate"] | null;
        };
        CertificateName: {
            /** @description Where the order has none */
            name?: string;
        };
        /** @enum {string} */
        QuizQuestionType: "choice" | "several" | "text" | "number";
        QuestionToAnswer: {
            id: string;
            type: components["schemas"]["QuizQuestionType"];
            text: string;
            options?: string[];
        };
        QuizToTake: {
            questions: components["schemas"]["QuestionToAnswer"][];
            /** @description Percent */
            pass: number;
            tries: number | null;
            /** @description Null where tries are not limited */
            triesLeft: number | null;
            /** @description Percent, of the best try */
            score: number | null;
            passed: boolean;
        };
        SessionToJoin: {
            startsAt: components["schemas"]["Instant"];
            minutes: number;
            /**
             * @description As of `LiveSessionTime`
             * @enum {string}
             */
            status: "scheduled" | "open" | "live" | "ended";
            hasRecording: boolean;
            /** @description When the room opens */
            opensAt: components["schemas"]["Instant"];
            /** @description The recording is among `parts` */
            isRecordingHere: boolean;
            /** @description Page that leads to the room while it is open, and to the recording afterwards; for this buyer alone */
            joinPath: string;
            /** @description Of a series: all its sessions, in order. Omitted for a single one */
            sessions?: components["schemas"]["SessionDates"];
            /** @description The session as a calendar file (RFC 5545) */
            calendarPath: string;
            /** @description When the buyer first went to the room */
            attendedAt: components["schemas"]["Instant"] | null;
        };
        LessonToLearn: {
            lesson: components["schemas"]["LearningLesson"];
            parts: components["schemas"]["ReceivedPart"][];
            quiz: components["schemas"]["QuizToTake"] | null;
            /** @description Of a lesson with a live session */
            session: components["schemas"]["SessionToJoin"] | null;
            previousLessonId: string | null;
            /** @description The one after it, open or not */
            nextLessonId: string | null;
        };
        LessonProgress: {
            /** @description Seconds */
            position?: number;
            /** @description Seconds of the video or audio: at 90 % of it the lesson is done */
            length?: number;
            /** @description True marks it as done; it stays done */
            done?: boolean;
        };
        QuizAnswer: string | number | string[];
        QuizAnswers: {
            answers: {
                [key: string]: components["schemas"]["QuizAnswer"];
            };
        };
        AnsweredQuestion: {
            id: string;
            isRight: boolean;
            explanation?: string;
        };
        QuizResult: {
            /** @description Percent */
            score: number;
            passed: boolean;
            /** @description Null where tries are not limited */
            triesLeft: number | null;
            questions: components["schemas"]["AnsweredQuestion"][];
        };
        LessonNote: {
            id: components["schemas"]["PublicId"];
            text: string;
            /** @description The video or audio of the lesson that it belongs to */
            mediaId: string | null;
            /** @description Seconds of it; null for a note on the whole lesson */
            position: number | null;
            createdAt: components["schemas"]["Instant"];
            changedAt: components["schemas"]["Instant"];
        };
        LessonNotes: {
            /** @description At most 100, in the order of the video or audio; those without a time last */
            items: components["schemas"]["LessonNote"][];
        };
        NewLessonNote: {
            text: string;
            /** @description Seconds */
            position?: number;
            /** @description Which video or audio of the lesson; the first one when left out */
            mediaId?: string;
        };
        /**
         * @description waiting: not answered yet; hidden: by the creator, from everybody but whoever asked
         * @enum {string}
         */
        LessonQuestionStatus: "waiting" | "answered" | "hidden";
        /** @description Without who asked */
        LessonQuestion: {
            id: components["schemas"]["PublicId"];
            text: string;
            askedAt: components["schemas"]["Instant"];
            status: components["schemas"]["LessonQuestionStatus"];
            /** @description The creator's */
            answer: string | null;
            /** @description When it was answered first */
            answeredAt: components["schemas"]["Instant"] | null;
            /** @description Asked with this access */
            isOwn: boolean;
        };
        LessonQuestions: {
            items: components["schemas"]["LessonQuestion"][];
            next: components["schemas"]["Cursor"];
        };
        NewLessonQuestion: {
            text: string;
        };
        QuestionSettings: {
            /** @description Whether people may ask on previews and on the creator's page before they buy */
            isOn: boolean;
        };
        ReceivedQuestion: {
            id: components["schemas"]["PublicId"];
            /** @description Null for a question on the creator's page */
            productId: components["schemas"]["PublicId"] | null;
            /** @description Title of the product */
            title: string | null;
            /** @description Null for a question before buying */
            lessonId: string | null;
            /** @description As it was when the question was asked */
            lessonTitle: string | null;
            text: string;
            /** @description Of the buyer who asked; null where there is none */
            name: string | null;
            askedAt: components["schemas"]["Instant"];
            status: components["schemas"]["LessonQuestionStatus"];
            answer: string | null;
            answeredAt: components["schemas"]["Instant"] | null;
        };
        ReceivedQuestions: {
            items: components["schemas"]["ReceivedQuestion"][];
            next: components["schemas"]["Cursor"];
        };
        QuestionAnswer: {
            /** @description Shown below the question to everybody who holds the course */
            text: string;
        };
        MemberActivity: {
            /** @enum {string} */
            type: "granted" | "invited" | "joined" | "left" | "removed" | "ended" | "revoked" | "suspended" | "linkTried" | "moved";
            at: components["schemas"]["Instant"];
        };
        MemberWithActivity: {
            member: components["schemas"]["Member"];
            activity: components["schemas"]["MemberActivity"][];
        };
        MemberExtension: {
            endsAt: components["schemas"]["Instant"];
        };
        BroadcastButton: {
            label: string;
            /** @description An address with https */
            url: string;
        };
        /**
         * @description failed: its time had come and the channel was not connected any more
         * @enum {string}
         */
        BroadcastStatus: "scheduled" | "sending" | "paused" | "sent" | "cancelled" | "failed";
        Broadcast: {
            id: components["schemas"]["PublicId"];
            productId: string;
            text: string;
            picture: components["schemas"]["ImageSources"] | null;
            button: components["schemas"]["BroadcastButton"] | null;
            status: components["schemas"]["BroadcastStatus"];
            scheduledAt: components["schemas"]["Instant"];
            createdAt: components["schemas"]["Instant"];
            startedAt: components["schemas"]["Instant"] | null;
            endedAt: components["schemas"]["Instant"] | null;
            /** @description Members it goes to; 0 before it begins */
            recipients: number;
            sent: number;
            /** @description Members who did not get it */
            failed: number;
            /** @description What the creator can do now */
            actions: ("pause" | "resume" | "cancel")[];
        };
        BroadcastAudience: {
            /** @description Whether the channel is connected to the bot */
            canSend: boolean;
            /** @description Members with access whose account the bot knows, without those who opted out */
            reachable: number;
            /** @description Whether the bot knows the account of the creator */
            canTest: boolean;
            /** @description Messages that can still be created in these 24 hours */
            leftToday: number;
        };
        Broadcasts: {
            items: components["schemas"]["Broadcast"][];
            next: string | null;
            /** @description Null on pages after the first */
            audience: components["schemas"]["BroadcastAudience"] | null;
        };
        NewBroadcast: {
            /** @description Plain text; at most 900 characters beside a picture */
            text: string;
            /** @description Id of an uploaded picture */
            picture?: string;
            button?: components["schemas"]["BroadcastButton"];
            /** @description When it is sent; at once when left out */
            scheduledAt?: components["schemas"]["Instant"];
        };
        BroadcastMessage: {
            /** @description Plain text; at most 900 characters beside a picture */
            text: string;
            /** @description Id of an uploaded picture */
            picture?: string;
            button?: components["schemas"]["BroadcastButton"];
        };
        /** @enum {string} */
        BroadcastRecipientStatus: "pending" | "sent" | "failed";
        BroadcastRecipient: {
            memberId: string;
            name: string | null;
            phone: string | null;
            status: components["schemas"]["BroadcastRecipientStatus"];
            /**
             * @description Why they did not get it
             * @enum {string|null}
             */
            reason: "notJoined" | "optedOut" | "neverStarted" | "blocked" | "accessEnded" | "unconfirmed" | "refused" | null;
        };
        BroadcastRecipients: {
            items: components["schemas"]["BroadcastRecipient"][];
            next: string | null;
        };
        DiscordRole: {
            id: string;
            name: string;
            /** @description Whether the bot can give it to members */
            isAssignable: boolean;
            /**
             * @description Why the bot cannot give it. aboveBot: it stands over the role of the bot. managed: it belongs to a bot or an integration
             * @enum {string|null}
             */
            reason: "aboveBot" | "managed" | null;
        };
        /** @description A Discord server that the bot is in */
        DiscordConnection: {
            /** @description The id of the server in Discord */
            id: string;
            title: string;
            /**
             * @description lost: the server is gone, or the bot is no longer in it
             * @enum {string}
             */
            status: "ready" | "missingRights" | "lost";
            /** @description Permissions that the bot still needs */
            missingRights: ("CREATE_INSTANT_INVITE" | "KICK_MEMBERS" | "MANAGE_ROLES")[];
            /** @description Roles of the server, the highest first */
            roles: components["schemas"]["DiscordRole"][];
        };
        DiscordConnections: {
            /** @description Whether this installation has a bot */
            isAvailable: boolean;
            items: components["schemas"]["DiscordConnection"][];
        };
        DiscordConnectionLink: {
            code: string;
            /** @description Opens the page of Discord on which the bot is added to a server */
            deepLink: string;
            expiresAt: components["schemas"]["Instant"];
        };
        /** @description Filtered like the lists; `entries` is the type of the statement, `year` the first calendar year of a financial year */
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
            /** @description Exclusive end */
            to?: components["schemas"]["Instant"];
            year?: number;
            /**
             * @description For analytics.csv: group by this instead of by day
             * @enum {string}
             */
            breakdown?: "sources" | "places" | "devices" | "methods" | "prices" | "products" | "failures";
        };
        Wallet: {
            pending: components["schemas"]["Paise"];
            available: components["schemas"]["Paise"];
            inTransit: components["schemas"]["Paise"];
            /** @description Money on hold until a decision */
            held: components["schemas"]["Paise"];
            /** @description Everything earned after fees and refunds */
            lifetime: components["schemas"]["Paise"];
            /** @description When pending money becomes available */
            upcoming: {
                on: components["schemas"]["Instant"];
                amount: components["schemas"]["Paise"];
                /** @description Number of sales */
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
            /** @description Display text */
            reason: string;
            /** @description Display text */
            whatToDo: string;
            /**
             * Format: date-time
             * @description Deadline; null if there is none
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
            /** @description Disputed amount */
            amount: components["schemas"]["Paise"];
            /** @description The bank's reason */
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
            /** @description Balance after this entry */
            balance: components["schemas"]["Paise"];
            /** @description Id of the related order or payout */
            reference: string;
            /** @description Product and buyer; null if the entry has no order of this creator */
            sale: {
                productTitle: string;
                buyer: components["schemas"]["SaleBuyer"];
            } | null;
            /** @description Masked account at the time of the request; null if the entry is not a payout */
            payoutAccount: string | null;
        };
        WalletEntries: {
            items: components["schemas"]["WalletEntry"][];
            next: components["schemas"]["Cursor"];
        };
        FeeInvoice: {
            /** @enum {string} */
            kind: "fee" | "feeCredit";
            /** @description Serial number in the platform's series */
            serial: string;
            /** @description Month in Indian time */
            month: string;
            /** @description Created at */
            at: components["schemas"]["Instant"];
            /** @description Before GST; the ledger total for the month */
            fee: components["schemas"]["Paise"];
            /** @description GST on the fee */
            tax: components["schemas"]["Paise"];
            /** @description URL of an A4 PDF with stable content; valid for an hour without authentication */
            url: string;
        };
        FeeInvoices: {
            items: components["schemas"]["FeeInvoice"][];
            next: null;
        };
        /** @enum {string} */
        SubscriptionStatus: "trialing" | "active" | "pastDue" | "grace" | "paused" | "cancelled" | "expired";
        /** @description Agreed terms, independent of the current price of the product */
        SubscriptionTerms: {
            priceId: string;
            label: string | null;
            amount: components["schemas"]["Paise"];
            period: components["schemas"]["Period"];
        };
        /** @description The buyer's mandate to charge each period */
        Autopay: {
            /**
             * @description `proposed`: not authorised yet; `paused`: on hold in the bank or UPI app, not charged
             * @enum {string}
             */
            status: "proposed" | "active" | "paused";
            /** @description `upi`, `card` or another method of the gateway; null before one is chosen */
            method: string | null;
            /** @description Maximum amount of a charge */
            most: components["schemas"]["Paise"];
            /** @description The next charge, once it is known */
            charge: {
                amount: components["schemas"]["Paise"];
                /**
                 * Format: date
                 * @description Day of the charge, in India
                 */
                day: string;
                /**
                 * @description `announced`: can be declined; `asked`: the bank is processing it; `refused`: the bank declined, retried once on this day
                 * @enum {string}
                 */
                state: "announced" | "asked" | "refused";
            } | null;
        };
        /** @enum {string} */
        SubscriptionAction: "renew" | "cancel" | "stay" | "pause" | "resume" | "change" | "startAutopay" | "endAutopay";
        /** @description Quote for a change of price */
        SubscriptionChange: {
            terms: components["schemas"]["SubscriptionTerms"];
            /**
             * @description `now`: paid and starts immediately; `atEnd`: free now, starts at the end of the period
             * @enum {string}
             */
            when: "now" | "atEnd";
            /** @description Credit for whole unused days */
            credit: components["schemas"]["Paise"];
            /** @description Due now */
            due: components["schemas"]["Paise"];
            /** @description Whether auto-renew is available then */
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
            /** @description Id of the first order */
            id: string;
            status: components["schemas"]["SubscriptionStatus"];
            terms: components["schemas"]["SubscriptionTerms"];
            /** @description Applies from the next period */
            nextTerms: components["schemas"]["SubscriptionTerms"] | null;
            startedAt: components["schemas"]["Instant"];
            /** @description End of the paid period; null for lifetime access */
            endsAt: components["schemas"]["Instant"] | null;
            /** @description When access ends unless renewed */
            closesAt: components["schemas"]["Instant"] | null;
            /** @description When a pause ends automatically */
            resumesAt: components["schemas"]["Instant"] | null;
            /** @description Price of another period, and the end date it leads to */
            renewal: {
                amount: components["schemas"]["Paise"];
                endsAt: components["schemas"]["Instant"] | null;
            } | null;
            /** @description Null without auto-renew */
            autopay: components["schemas"]["Autopay"] | null;
            /**
             * Format: date
             * @description Day of the next automatic charge in India, or what it would be if auto-renew were turned on now; null if there is none
             */
            chargeDay: string | null;
            /** @description Actions available to the buyer */
            can: components["schemas"]["SubscriptionAction"][];
            changes: components["schemas"]["SubscriptionChange"][];
            /** @description Payments for it, newest first */
            payments: components["schemas"]["PaidPeriod"][];
        };
        /** @description An order to pay */
        SubscriptionPayment: {
            orderId: components["schemas"]["PublicId"];
            /** @description URL of the payment page */
            url: string;
        };
        ChangeWish: {
            priceId: string;
            /**
             * Format: int64
             * @description Quoted amount in paise; 409 if it has changed
             */
            due: number;
        };
        SubscriptionChanged: {
            subscription: components["schemas"]["Subscription"];
            /** @description Null if nothing is due now */
            payment: components["schemas"]["SubscriptionPayment"] | null;
        };
        AutopayApproval: {
            /** @description URL at which the buyer authorises it */
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
            /** @description Pieces; left out where it is one */
            quantity?: number;
            /**
             * @description Left out for what is no gift. One that was given opens nothing for whoever paid
             * @enum {string}
             */
            gift?: "given" | "received";
            product: components["schemas"]["OrderProduct"];
            accessUrl: string | null;
            /** @description One access grant per item */
            accesses: components["schemas"]["AccessGrant"][];
            /** @description Null for a one-time purchase, and in a browser without the verified phone once somebody else has paid for the subscription */
            subscription: components["schemas"]["PurchasedSubscription"] | null;
            /** @description Of the next live session that it opens, in a combo too; else of the product itself. Null where that was cancelled */
            startsAt: components["schemas"]["Instant"] | null;
            /** @description Title of what begins then, if it is a part of what was bought; null for the product itself */
            startsTitle: string | null;
        };
        /** @enum {string} */
        KycStatus: "none" | "panChecking" | "panDoubtful" | "panRefused" | "panVerified" | "complete";
        PayoutAccount: {
            id: components["schemas"]["PublicId"];
            /** @enum {string} */
            kind: "bank" | "upi";
            /** @enum {string} */
            status: "checking" | "doubtful" | "verified" | "refused";
            /** @description Display text with a masked number */
            shown: string;
            /** @description As in the bank's records */
            holder: string | null;
            /** @description User-facing reason for the rejection or review */
            reason: string | null;
            addedAt: components["schemas"]["Instant"];
            /** @description Earliest payout to this account */
            usableAt: components["schemas"]["Instant"];
        };
        Kyc: {
            status: components["schemas"]["KycStatus"];
            /** @description True if a PAN and a payout account are verified, as payouts require */
            isComplete: boolean;
            pan: {
                /** @description Masked */
                shown: string;
                /** @description As entered */
                name: string;
                /** @description As in the income tax records */
                registeredName: string | null;
                /**
                 * @description A Hindu undivided family counts as a person
                 * @enum {string}
                 */
                taxedAs: "person" | "other";
                givenAt: components["schemas"]["Instant"];
                /** @description User-facing reason for the rejection or review */
                reason: string | null;
            } | null;
            /** @description Ids from `GET /api/payout-accounts` */
            accounts: components["schemas"]["PayoutAccount"][];
            /** @description PAN and payout account attempts left today */
            triesLeft: number;
            /** @description Waiting period for new payout accounts */
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
            /** @description One per phone number, latest purchase first; from the newest 200 matching sales */
            buyers: {
                /** @description The latest submitted PAN */
                name: string | null;
                /** @description Same as in the list of sales */
                phone: string;
                /** @description Their number of sales with this creator */
                purchases: number;
                /** @description Last payment at */
                lastAt: components["schemas"]["Instant"];
            }[];
            sales: {
                orderId: string;
                /** @description Title of the product */
                title: string;
                /** @description Name, or the phone number if there is no name */
                buyer: string | null;
                amount: components["schemas"]["Paise"];
                at: components["schemas"]["Instant"];
            }[];
        };
        /** @description Where a buyer left off */
        Resume: {
            accessId: components["schemas"]["PublicId"];
            productId: components["schemas"]["PublicId"];
            orderId: components["schemas"]["PublicId"];
            kind: components["schemas"]["ProductKind"];
            /** @description Of the product; of a combo that of the part */
            title: string;
            /** @description The creator's name */
            seller: string;
            cover: components["schemas"]["ImageSources"] | null;
            usedAt: components["schemas"]["Instant"];
            /** @description The next lesson; null where nothing is taught */
            lesson: {
                number: number;
                /** @description How many lessons there are */
                count: number;
                title: string;
                /** @description How many are done */
                done: number;
            } | null;
            /** @description Seconds into the lesson, video or audio; 0 at its beginning */
            position: number;
            /** @description Path that goes on there */
            url: string;
        };
        Purchases: {
            items: components["schemas"]["Purchase"][];
            next: components["schemas"]["Cursor"];
            /** @description What was used last and is not finished, the latest first; empty on any but the first page of everything */
            resume: components["schemas"]["Resume"][];
        };
        BuyerRefund: {
            /** @description Amount that can be requested now; 0 if none */
            refundable: components["schemas"]["Paise"];
            /** @description The latest */
            request: components["schemas"]["RefundRequest"] | null;
        };
        NewRefundRequest: {
            /**
             * Format: int64
             * @description Paise; the full remainder if omitted
             */
            amount?: number;
            reason: string;
        };
        RefundRound: {
            /** @enum {string} */
            rule: "creator" | "operator" | "cancelled" | "lost";
            reason: string;
            /** @description Number of sales when it started */
            orders: number;
            /** @description Average over all reviews */
            amount: components["schemas"]["Paise"];
            /** @description Refunded buyers */
            returned: number;
            /** @description Buyers whose refund failed */
            refused: number;
            at: components["schemas"]["Instant"];
            endedAt: components["schemas"]["Instant"] | null;
        };
        RefundRounds: {
            /** @description Sales that were not refunded */
            orders: number;
            /** @description Refundable amount of them */
            amount: components["schemas"]["Paise"];
            /** @description The latest */
            round: components["schemas"]["RefundRound"] | null;
        };
        NewRefundRound: {
            reason: string;
            /** @description Number that was shown; the call fails if it has changed */
            orders: number;
            /**
             * Format: int64
             * @description Amount that was shown, in paise
             */
            amount: number;
        };
        CancelledSession: {
            at: components["schemas"]["Instant"];
            /** @description As buyers were told; empty without one */
            reason: string;
            /** @description Seats that were held */
            seats: number;
            /** @description What goes back for them */
            amount: components["schemas"]["Paise"];
            /** @description Seats whose access has ended, and whose payment was refunded */
            done: number;
            /** @description What was refunded for those */
            returned: components["schemas"]["Paise"];
            /** @description Seats whose refund failed */
            failed: number;
        };
        Cancellation: {
            /** @description It was on sale, is not over and not cancelled yet */
            canCancel: boolean;
            /** @description Seats that are held */
            seats: number;
            /** @description What goes back for them */
            amount: components["schemas"]["Paise"];
            cancelled: components["schemas"]["CancelledSession"] | null;
        };
        NewCancellation: {
            /** @description Number that was shown; the call fails if it has changed */
            seats: number;
            /**
             * Format: int64
             * @description Amount that was shown, in paise
             */
            amount: number;
            /** @description Told to buyers */
            reason?: string;
        };
        WaitingList: {
            /** @description Its seats are limited and it has not begun: whoever comes when it is full can wait */
            isOpen: boolean;
            /** @description People who wait for a seat */
            waiting: number;
            /** @description Seats that are held for people who waited, until they buy or their time is over */
            offered: number;
        };
        OpenRefundRequests: {
            items: {
                orderId: string;
                /** @description Title of the product */
                title: string;
                /** @description Name */
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
             * @description `upgrade` starts immediately and replaces the current plan; `renew` and `change` start when it ends
             * @enum {string}
             */
            kind: "start" | "renew" | "upgrade" | "change";
            /** @description Before GST */
            price: components["schemas"]["Paise"];
            /** @description Credit for the current plan, deducted from the price */
            credit: components["schemas"]["Paise"];
            /** @description GST on the remaining fee */
            tax: components["schemas"]["Paise"];
            /** @description Paid amount */
            amount: components["schemas"]["Paise"];
            startsAt: components["schemas"]["Instant"];
            endsAt: components["schemas"]["Instant"];
            /** @description User-facing reason why it is not available */
            refusal: string | null;
        };
        BoughtPlan: {
            orderId: components["schemas"]["PublicId"];
            plan: components["schemas"]["PaidPlan"];
            period: components["schemas"]["PlanPeriod"];
            at: components["schemas"]["Instant"];
            /** @description Paid, less refunds */
            amount: components["schemas"]["Paise"];
        };
        PlanState: {
            /** @description Plan whose fee applies to the next sale */
            plan: components["schemas"]["PlanName"];
            /**
             * @description `ending`: cancelled; `grace`: ended, access continues for a few days
             * @enum {string}
             */
            status: "free" | "active" | "ending" | "grace";
            feeBasisPoints: number;
            /** @description End of the paid period */
            endsAt: components["schemas"]["Instant"] | null;
            graceUntil: components["schemas"]["Instant"] | null;
            /** @description Plan that follows once it is paid; FREE if the plan ends */
            next: components["schemas"]["PlanName"];
            /** @description Paid and not started yet */
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
            /** @description Share of our fee */
            shareBasisPoints: number;
            /** @description Months from the referred account's sign-up */
            months: number;
            /** @description Creators referred by this account */
            people: number;
            /** @description Total, less refunds */
            earned: components["schemas"]["Paise"];
            latest: {
                at: components["schemas"]["Instant"];
                amount: components["schemas"]["Paise"];
            }[];
            /** @description The latest months with sign-ups or earnings, at most 24, newest first */
            byMonth: {
                /** @description Month in Indian time */
                month: string;
                /** @description Sign-ups in the month */
                people: number;
                /** @description Their sales in the month that earned something, including refunded ones */
                sales: number;
                /** @description Earned from sales of that month, less later refunds */
                earned: components["schemas"]["Paise"];
            }[];
        };
        LinkProduct: {
            id: string;
            kind: components["schemas"]["ProductKind"];
            title: string;
            status: components["schemas"]["ProductStatus"];
        };
        /** @description A creator's short link to the preview of a product */
        Link: {
            id: components["schemas"]["PublicId"];
            /** @description Last part of its URL */
            slug: string;
            /** @description Path with query, without scheme and host */
            url: string;
            /** @description Where the link is used; never shown to buyers */
            campaign: string;
            product: components["schemas"]["LinkProduct"];
            /** @description Number of clicks, without bots */
            clicks: number;
            /** @description Paid orders from it that were not refunded */
            sales: number;
            /** @description Paid by their buyers, less refunds */
            earned: components["schemas"]["Paise"];
            createdAt: components["schemas"]["Instant"];
            /** @description When the link was disabled */
            retiredAt: components["schemas"]["Instant"] | null;
        };
        Links: {
            items: components["schemas"]["Link"][];
            next: components["schemas"]["Cursor"];
        };
        NewLink: {
            productId: string;
            campaign: string;
            /** @description Custom ending of letters, digits and hyphens, case-insensitive; generated if omitted */
            slug?: string;
        };
        LinkChange: {
            campaign?: string;
            /** @description True disables the link, false enables it */
            retired?: boolean;
        };
        /** @description Reminder emails to buyers who opted in at checkout */
        PaymentReminders: {
            isOn: boolean;
            /** @description Buyers who received at least one reminder in the last 30 days */
            reminded: number;
            /** @description Reminded buyers who bought afterwards */
            bought: number;
        };
        PaymentReminderSetting: {
            isOn: boolean;
        };
        Figures: {
            /** @description Paid by buyers, less refunds */
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
            /** @description Previous period; null for all time */
            previous: components["schemas"]["Figures"] | null;
            /** @description One step per hour for today, per day, or per month for all time */
            series: {
                at: components["schemas"]["Instant"];
                earnings: components["schemas"]["Paise"];
                previousEarnings: components["schemas"]["Paise"] | null;
                sales: number;
                /** @description Counted per day; 0 for hourly steps */
                visitors: number;
            }[];
            latest: components["schemas"]["Transaction"][];
            selling: {
                product: components["schemas"]["SaleProduct"];
                sold: number;
                earned: components["schemas"]["Paise"];
            }[];
            /** @description Next steps, in order */
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
         * @description A calendar day in India, such as `2026-11-21`
         */
        Day: string;
        /** @enum {string} */
        AnalyticsStep: "day" | "week" | "month";
        AnalyticsFigures: {
            /** @description Page views */
            visits: number;
            /** @description Unique visitors per day who opened one */
            visitors: number;
            /** @description Unique visitors per day who started checkout */
            opened: number;
            /** @description Orders placed */
            checkouts: number;
            /** @description Paid orders that were not refunded */
            sales: number;
            /** @description Paid by buyers less refunds, by day of payment */
            earned: components["schemas"]["Paise"];
            /** @description Sales of the period that were fully refunded */
            refunds: number;
            /** @description Refunded amount of the period's sales */
            refunded: components["schemas"]["Paise"];
            /** @description Failed payment attempts */
            failed: number;
        };
        /** @description Active at the end of the period, or now for the current day, including trials, past due and paused ones; null if unknown */
        SubscriptionsRunning: number | null;
        /** @description MRR at the same time; null if unknown */
        SubscriptionsMonthly: components["schemas"]["Paise"] | null;
        SubscriptionFigures: {
            running: components["schemas"]["SubscriptionsRunning"];
            monthly: components["schemas"]["SubscriptionsMonthly"];
            /** @description Started in the period */
            joined: number;
            /** @description Ended in the period */
            ended: number;
            /** @description The same for the previous period of the same length; null for all time */
            previous: {
                running: components["schemas"]["SubscriptionsRunning"];
                monthly: components["schemas"]["SubscriptionsMonthly"];
                joined: number;
                ended: number;
            } | null;
            /** @description Steps of the period with the values at their end */
            steps: {
                from: components["schemas"]["Day"];
                to: components["schemas"]["Day"];
                running: components["schemas"]["SubscriptionsRunning"];
                monthly: components["schemas"]["SubscriptionsMonthly"];
            }[];
        };
        Analytics: {
            from: components["schemas"]["Day"];
            /** @description Last day, inclusive */
            to: components["schemas"]["Day"];
            step: components["schemas"]["AnalyticsStep"];
            /** @description Steps available for the period, finest first: at least two steps and at most 130 */
            stepsOffered: components["schemas"]["AnalyticsStep"][];
            current: components["schemas"]["AnalyticsFigures"];
            /** @description Previous period of the same length; null for all time */
            previous: components["schemas"]["AnalyticsFigures"] | null;
            steps: {
                from: components["schemas"]["Day"];
                to: components["schemas"]["Day"];
                visitors: number;
                checkouts: number;
                sales: number;
                earned: components["schemas"]["Paise"];
                /** @description Sales of the step that were fully refunded */
                refunds: number;
                /** @description Refunded amount of the step's sales */
                refunded: components["schemas"]["Paise"];
                previousEarned: components["schemas"]["Paise"] | null;
            }[];
            /** @description Traffic sources, by earnings, highest first */
            sources: {
                name: string;
                /** @description Campaign, or other known detail */
                detail: string | null;
                visitors: number;
                checkouts: number;
                sales: number;
                earned: components["schemas"]["Paise"];
            }[];
            /** @description Buyers' States */
            places: {
                /** @description GST code of the State; null if it was not collected */
                state: string | null;
                sales: number;
                earned: components["schemas"]["Paise"];
            }[];
            devices: {
                /**
                 * @description `unknown` for orders whose browser did not report a device
                 * @enum {string}
                 */
                device: "phone" | "tablet" | "computer" | "unknown";
                visitors: number;
                checkouts: number;
                sales: number;
                earned: components["schemas"]["Paise"];
            }[];
            /** @description All requested prices of one product; for all products the ten with the highest earnings */
            prices: {
                id: string;
                /** @description Title of the product if the report covers all products; else null */
                product: string | null;
                /** @description Null for a price without a name or a removed price */
                label: string | null;
                checkouts: number;
                sales: number;
                earned: components["schemas"]["Paise"];
            }[];
            methods: {
                /** @description Payment method, such as upi; null for a free order */
                method: string | null;
                sales: number;
                earned: components["schemas"]["Paise"];
                /** @description Attempts */
                failed: number;
            }[];
            /** @description Failed payment attempts by method, bank or app, and reason */
            failures: {
                method: string | null;
                /** @description Bank or UPI app, if the gateway reports it */
                via: string | null;
                /** @description Display text */
                reason: string;
                count: number;
            }[];
            /** @description For all products: the ten with the highest earnings */
            products: {
                product: components["schemas"]["SaleProduct"];
                checkouts: number;
                sales: number;
                earned: components["schemas"]["Paise"];
            }[];
            /** @description Null if there were never any subscriptions */
            subscriptions: components["schemas"]["SubscriptionFigures"] | null;
        };
        /**
         * @description `screen`: a screen crashed; `uncaught`: uncaught error; `answer`: the response did not match the contract
         * @enum {string}
         */
        BrowserErrorKind: "screen" | "uncaught" | "answer";
        NewBrowserError: {
            kind: components["schemas"]["BrowserErrorKind"];
            message: string;
            stack: string;
            /** @description Path without ids and query, such as `/pp/:id` */
            route: string;
            /** @description Build id of the page */
            version: string;
        };
        /** @description Number of open items per queue */
        OperatorWaiting: {
            differences: number;
            tickets: number;
            reviews: number;
            payouts: number;
            disputes: number;
            refundRequests: number;
            unmatchedPayments: number;
            /** @description Reviews reported by creators */
            reportedReviews: number;
            /** @description Proposals by other admins */
            proposals: number;
        };
        OperatorOverview: {
            /** @description Whether this admin has a second factor; without one only its set-up is available */
            isSetUp: boolean;
            recoveryCodesLeft: number;
            /** @description Read access until; null if a code is required first */
            unlockedUntil: components["schemas"]["Instant"] | null;
            /** @description Null until this session is unlocked */
            waiting: components["schemas"]["OperatorWaiting"] | null;
        };
        /** @description Code from the authenticator app, or a recovery code; single-use */
        SecondFactorCode: string;
        OperatorUnlocked: {
            /** @description Read access until */
            unlockedUntil: components["schemas"]["Instant"];
            /** @description Actions are allowed until */
            freshUntil: components["schemas"]["Instant"];
        };
        NewSecondFactor: {
            /** @description Base32, for manual entry */
            secret: string;
            /** @description `otpauth://totp/…`, for a QR code */
            address: string;
        };
        /** @description Single-use code from the authenticator app */
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
            /** @description Owner of the money; null if it is the buyer's only */
            creatorId: string | null;
            /** @description Negative for a debit */
            amount: components["schemas"]["Paise"];
            reason: string;
            /** @description Name of the proposer, or the id if there is no name */
            by: string;
            /** @description True if the caller proposed it and cannot confirm it */
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
            /** @description `unheard`: payment at the gateway without a webhook; `missing`: paid here but unknown to the gateway; `takenTwice`: refunds exceed the order; `unmatchedDisputed`: dispute on an unmatched payment; `notReturned`: the gateway rejected an automatic refund */
            kind: string;
            paymentId: string | null;
            amount: components["schemas"]["Paise"] | null;
            foundAt: components["schemas"]["Instant"];
            /** @description Last seen at */
            seenAt: components["schemas"]["Instant"];
            /** @description When the records matched again */
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
            /** @description Whether the last nightly ledger check passed */
            isProved: boolean;
            lines: {
                account: string;
                debit: components["schemas"]["Paise"];
                credit: components["schemas"]["Paise"];
                /** @description Positive if the platform owes it */
                balance: components["schemas"]["Paise"];
            }[];
        };
        /** @enum {string} */
        OperatorActionName: "unlock" | "resolveDifference" | "answerTicket" | "blockProduct" | "unblockProduct" | "acceptReview" | "refuseReview" | "placeHold" | "releaseHold" | "adjust" | "askAboutPayout" | "grantRefund" | "refuseRefund" | "changeRates" | "refundPlan" | "removeLoginMethod" | "handInEvidence" | "settleStray" | "refundSale" | "keepReview" | "hideReview" | "issueEnrolment" | "enrolSecondFactor" | "useRecoveryCode" | "renewRecoveryCodes" | "propose" | "confirmProposal" | "declineProposal";
        OperatorAction: {
            /** Format: uuid */
            id: string;
            at: components["schemas"]["Instant"];
            /** @description Name of the admin, or the id if there is no name */
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
            /** @description Browser and device type last seen, such as `Chrome 126, phone` */
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
                /** @description Amount that was not refunded */
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
            /** @description Payments for plans, newest first */
            plans: components["schemas"]["BoughtPlan"][];
            /** @description Sign-in methods, oldest first */
            loginMethods: {
                id: string;
                /** @enum {string} */
                channel: "sms" | "mail" | "google";
                /** @description Masked */
                shown: string;
                verifiedAt: components["schemas"]["Instant"];
                /** @description Whether another phone or email remains for codes */
                canLeave: boolean;
            }[];
        };
        OperatorDispute: {
            id: string;
            /**
             * Format: uuid
             * @description Null if it belongs to the platform
             */
            creatorId: string | null;
            orderId: string;
            provider: string;
            /** @enum {string} */
            status: "opened" | "answered" | "won" | "lost";
            amount: components["schemas"]["Paise"];
            /** @description The bank's reason */
            reason: string;
            respondBy: components["schemas"]["Instant"] | null;
            openedAt: components["schemas"]["Instant"];
            endedAt: components["schemas"]["Instant"] | null;
            /** @description The creator's */
            answer: string | null;
            /** @description Evidence submitted at the gateway for this request of the bank */
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
            /** @description Id of the order it was meant for */
            orderId: string;
            /** @description Seller of the order; null for the platform */
            creatorId: string | null;
            amount: components["schemas"]["Paise"];
            /**
             * @description Why it is unmatched: `late`: the sale was over; `twice`: the order was already paid; `amount`: the amount differs
             * @enum {string}
             */
            why: "late" | "twice" | "amount";
            /**
             * @description `returning`: refund processing for days; `refused`: refund rejected by the gateway
             * @enum {string}
             */
            status: "returning" | "refused" | "settled";
            /** @description When it was received */
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
             * @description `name`: the names match in part; `elsewhere`: also used by another creator; `silent`: no response; `refused`: rejected before; `gstin`: the GSTIN belongs to a different PAN
             * @enum {string}
             */
            doubt: "name" | "elsewhere" | "silent" | "refused" | "gstin";
            /** @description Name the creator entered; for an account the name on their PAN, for a GSTIN their profile name */
            expectedName: string | null;
            /** @description As in the tax or bank records */
            foundName: string | null;
            /** @description Ids of the other creators */
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
            /** @description Masked payout account */
            shown: string;
            provider: string;
            /** @description `overdue`, `unknown_there`, or `said_` and the status at the gateway that contradicts ours */
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
            /** @description Title of the product */
            title: string;
            amount: components["schemas"]["Paise"];
            /** @description The buyer's reason */
            reason: string;
            at: components["schemas"]["Instant"];
            /** @description Deadline for the creator's answer */
            answerBy: components["schemas"]["Instant"];
            /** @description The creator's message with the decline; null if there was none */
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
        ContentItems: components["schemas"]["ContentItem"][];
        QuizQuestion: {
            id: components["schemas"]["ItemId"];
            type: components["schemas"]["QuizQuestionType"];
            text: string;
            /** @description Of a choice or several */
            options?: string[];
            /** @description The right option of a choice, all right options of several, any accepted text, or the number. Never sent to buyers */
            correct: string[];
            /** @description Of a number: how far from it is still right */
            tolerance?: number;
            /** @description Shown after the answer */
            explanation?: string;
        };
        Quiz: {
            questions: components["schemas"]["QuizQuestion"][];
            /** @description Percent of the questions that have to be right */
            pass: number;
            /** @description As many as they like if omitted */
            tries?: number;
            /** @description How many of the questions each try asks, by chance; all of them if omitted */
            asked?: number;
        };
        /** @description A session at a set time, in a room of the creator. Never public */
        LiveSession: {
            startsAt?: components["schemas"]["Instant"];
            minutes?: components["schemas"]["SessionMinutes"];
            /** @description The room. Buyers are led there from ten minutes before the start until the end */
            joinUrl?: components["schemas"]["HttpsUrl"];
            /** @description Buyers are led there after the end */
            recordingUrl?: components["schemas"]["HttpsUrl"];
            /** @description A video or audio of the same lesson that is the recording; comes before `recordingUrl` */
            recordingItemId?: components["schemas"]["ItemId"];
        };
        /** @description When a lesson opens; with both, when both have come */
        LessonOpens: {
            /** @description Days after the purchase, from midnight in India */
            days?: number;
            at?: components["schemas"]["Instant"];
        };
        Lesson: {
            id: components["schemas"]["ItemId"];
            title: string;
            minutes?: number;
            /** @description Shown in full on the preview */
            isFree?: boolean;
            text?: components["schemas"]["Prose"];
            url?: components["schemas"]["HttpsUrl"];
            /** @description What is taught, in order */
            items?: components["schemas"]["ContentItems"];
            quiz?: components["schemas"]["Quiz"];
            live?: components["schemas"]["LiveSession"];
            opens?: components["schemas"]["LessonOpens"];
            /** @description Shown to the creator alone */
            isDraft?: boolean;
        };
        CourseSection: {
            id: components["schemas"]["ItemId"];
            title: string;
            lessons: components["schemas"]["Lesson"][];
        };
        PublicItem: {
            id: string;
            type: components["schemas"]["ContentItemType"];
            title: string;
            /** @description Of a place */
            city?: string;
            /** @description Of a text */
            words?: number;
            /** @description Media type of a file */
            fileType?: string;
            /** @description Of a file, in bytes */
            size?: number;
            /** @description Sanitised HTML of a text that is free to read */
            html?: string;
            /** @description Of a link that is free to open */
            url?: string;
            /** @description Plays a video or audio that is free, by ranges */
            streamUrl?: string;
            /** @description Its HLS playlist; 404 until it is prepared */
            playlistUrl?: string;
            /** @description URL of a picture of a video that is free */
            poster?: string;
            /** @description Of a video or audio that is free, where it has some */
            captions?: components["schemas"]["ReceivedCaptions"][];
        };
        PublicLesson: {
            id: string;
            title: string;
            /** @description Its length; where none is given, that of its session */
            minutes?: number;
            isFree: boolean;
            /** @description Sanitised HTML of a free lesson */
            html?: string;
            /** @description Of a free lesson */
            url?: string;
            items?: components["schemas"]["PublicItem"][];
            /** @description Of a quiz */
            questions?: number;
            live?: components["schemas"]["LiveSessionTime"];
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
        /** @description Validation failed */
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
        /** @description Not available */
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
        /** @description Expected version: 409 `version_conflict` if it has changed. Publishing the same version again returns what was published */
        Version: number;
        lessonParameter: string;
        /** @description Of the access, as in the list of members */
        memberParameter: string;
        /** @description Days up to and including today, 30d by default. Ignored if `from` and `to` are given */
        AnalyticsRangeParameter: components["schemas"]["AnalyticsRange"];
        /** @description First day; requires `to` */
        AnalyticsFromParameter: components["schemas"]["Day"];
        /** @description Last day, inclusive */
        AnalyticsToParameter: components["schemas"]["Day"];
        /** @description Defaults to a step that fits the period; rounded to the nearest of `stepsOffered` if not available */
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
                    /** @description Sign-in from a preview as a buyer */
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
                    /** @description Ignored, because it cannot be verified here */
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
            /** @description Session recorded */
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
                    /** @description An empty string removes it */
                    bio?: string | null;
                    /** @description 3 to 30 letters, digits and _; unique ignoring case. An empty string removes it */
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
            /** @description The current status */
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
            /** @description The current status */
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
            /** @description The current status */
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
                    /** @description Amount in paise to release, as shown */
                    remainder: number;
                };
            };
        };
        responses: {
            /** @description The current status */
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
            /** @description The current status */
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
            /** @description The sign-in methods, on one page */
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
            /** @description The remaining sign-in methods */
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
            /** @description The sessions, on one page */
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
            /** @description A page of notifications */
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
            /** @description The remaining sign-in methods */
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
            /** @description Events until the connection closes */
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
            /** @description Token registered */
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
            /** @description Deleted */
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
                /** @description Expected version: 409 `version_conflict` if it has changed. Publishing the same version again returns what was published */
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
            /** @description The published product */
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
                /** @description Expected version: 409 `version_conflict` if it has changed. Publishing the same version again returns what was published */
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
    listProductDates: {
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
            /** @description The dates */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductDates"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    addProductDate: {
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
                "application/json": components["schemas"]["NewProductDate"];
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
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    changeOtherDates: {
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
                "application/json": components["schemas"]["DateChanges"];
            };
        };
        responses: {
            /** @description What was changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DatesChanged"];
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
    openLearnerPreview: {
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
            /** @description Where it is */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LearnerPreview"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    getProfilePictures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pictures */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfilePictures"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    setProfilePicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                use: components["schemas"]["ProfilePictureUse"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Id of the picture */
                    picture: string;
                };
            };
        };
        responses: {
            /** @description The pictures */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfilePictures"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    removeProfilePicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                use: components["schemas"]["ProfilePictureUse"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pictures */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfilePictures"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
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
            /** @description The current status */
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
            /** @description The current status */
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
            /** @description The current status */
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
            /** @description The open items */
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
                /** @description Expected version: 409 `version_conflict` if it has changed. Publishing the same version again returns what was published */
                version?: components["parameters"]["Version"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                event: "publish" | "pause" | "resume" | "archive";
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PublishOptions"];
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
            /** @description Accepted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["NotFound"];
        };
    };
    listMedia: {
        parameters: {
            query?: {
                purpose?: components["schemas"]["MediaPurpose"];
                /** @description Part of a file name */
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
            /** @description A page of files */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
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
    getMedia: {
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
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaFile"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    deleteMedia: {
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
            /** @description Deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    renameMedia: {
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
                "application/json": components["schemas"]["MediaChange"];
            };
        };
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    getCaptions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                language: components["schemas"]["CaptionLanguage"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The captions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Captions"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    setCaptions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                language: components["schemas"]["CaptionLanguage"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Captions"];
            };
        };
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
        };
    };
    deleteCaptions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                language: components["schemas"]["CaptionLanguage"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    setChapters: {
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
                "application/json": components["schemas"]["ChapterList"];
            };
        };
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
        };
    };
    getRenditions: {
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
            /** @description What has come of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Preparation"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    beginRenditions: {
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
                "application/json": components["schemas"]["NewRenditions"];
            };
        };
        responses: {
            /** @description What has come of them */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Preparation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    cancelRenditions: {
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
            /** @description Deleted */
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
    finishRenditions: {
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
                "application/json": components["schemas"]["RenditionsEnd"];
            };
        };
        responses: {
            /** @description The file with its renditions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaFile"];
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
    reportRenditionsFailure: {
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
                "application/json": components["schemas"]["RenditionsFailure"];
            };
        };
        responses: {
            /** @description Noted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    sendRenditionFile: {
        parameters: {
            query?: {
                /** @description Of a segment in ms */
                duration?: number;
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                name: components["schemas"]["RenditionFileName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/offset+octet-stream": string;
            };
        };
        responses: {
            /** @description Received */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
            404: components["responses"]["NotFound"];
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
            /** @description Deleted */
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
                /** @description Byte offset of the piece */
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
    beginDirectPiece: {
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
                "application/json": components["schemas"]["NewDirectPiece"];
            };
        };
        responses: {
            /** @description Where to send it */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DirectPiece"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    addDirectPiece: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                piece: string;
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPicture: {
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
    finishUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["FileEnd"];
            };
        };
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    getPublicDiscount: {
        parameters: {
            query?: {
                /** @description Omit for automatic discounts */
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
            /** @description The discounted prices */
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
            /** @description Deleted */
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
            /** @description Accepted */
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
                    method?: "upi" | "card" | "netbanking" | "wallet";
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
                        /** @description Return URL */
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
                /** @description Payment method, such as upi */
                method?: string;
                /** @description GST code of the place of supply */
                state?: string;
                from?: components["schemas"]["Instant"];
                to?: components["schemas"]["Instant"];
                /** @description Prefixes of words in the buyer's name or email, the beginning of an email including @, the beginning or end of the phone number, or an order id */
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
                /** @description Idempotency key, the same for every attempt of a refund */
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
                     * @description Paise, at least 100, leaving 0 or at least 100; the full remainder if omitted
                     */
                    amount?: number;
                    reason?: string;
                    /** @description Items to refund by their share of the amount and revoke; excludes `amount` */
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
    listSaleDates: {
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
            /** @description The dates */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaleDates"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    changeSaleDate: {
        parameters: {
            query?: never;
            header: {
                /** @description Idempotency key, the same for every attempt of a change */
                "Idempotency-Key": string;
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DateChange"];
            };
        };
        responses: {
            /** @description The dates as they are now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaleDates"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
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
    listSaleDocuments: {
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
            /** @description The documents */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderDocuments"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    listPurchaseDocuments: {
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
            /** @description The documents */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderDocuments"];
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
                    /** @description Required if daily */
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
    listTelegramConnections: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Connected channels and groups */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TelegramConnections"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    startTelegramConnection: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TelegramConnectionLink"];
                };
            };
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeTelegramConnection: {
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
            /** @description Disconnected */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    listMembers: {
        parameters: {
            query?: {
                status?: components["schemas"]["MemberStatus"];
                /** @description Only those by whose invite others tried to join */
                linkTried?: boolean;
                /** @description Name, phone number, or name in Telegram */
                q?: string;
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
            /** @description A page of members */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Members"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    addMembers: {
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
                "application/json": components["schemas"]["NewMembers"];
            };
        };
        responses: {
            /** @description What became of each, in their order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddedMembers"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
        };
    };
    exportMembers: {
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
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    listLiveRooms: {
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
            /** @description The rooms */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiveRooms"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    getEngagement: {
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
            /** @description A page of lessons, or of files where the product has no lessons */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Engagement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    exportEngagement: {
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
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    listAttendance: {
        parameters: {
            query?: {
                limit?: components["parameters"]["Limit"];
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                lessonId: components["parameters"]["lessonParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of those who came */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttendanceList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    listMemberProgress: {
        parameters: {
            query?: {
                /** @description Name or phone number */
                q?: string;
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
            /** @description A page of members */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberProgressList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    listMemberQuizzes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                /** @description Of the access, as in the list of members */
                memberId: components["parameters"]["memberParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quizzes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberQuizzes"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    resetQuiz: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                /** @description Of the access, as in the list of members */
                memberId: components["parameters"]["memberParameter"];
                lessonId: components["parameters"]["lessonParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuizReset"];
            };
        };
        responses: {
            /** @description The quizzes that the member has tried */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberQuizzes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    exportMemberProgress: {
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
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    removeOutsider: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                /** @description As in the list of members */
                outsiderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is being done */
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
    reportPlayback: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                mediaId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlaybackReport"];
            };
        };
        responses: {
            /** @description It may go on */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    getLearning: {
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
            /** @description Outline and progress */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Learning"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    restartLearning: {
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
            /** @description Outline and progress */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Learning"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    issueCertificate: {
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
                "application/json": components["schemas"]["CertificateName"];
            };
        };
        responses: {
            /** @description The certificate */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Certificate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    getLesson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                lessonId: components["parameters"]["lessonParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lesson */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LessonToLearn"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    saveLessonProgress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                lessonId: components["parameters"]["lessonParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LessonProgress"];
            };
        };
        responses: {
            /** @description The lesson in the outline */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LearningLesson"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    answerQuiz: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                lessonId: components["parameters"]["lessonParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuizAnswers"];
            };
        };
        responses: {
            /** @description The result */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuizResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listLessonNotes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                lessonId: components["parameters"]["lessonParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LessonNotes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    addLessonNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                lessonId: components["parameters"]["lessonParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewLessonNote"];
            };
        };
        responses: {
            /** @description The note */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LessonNote"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    changeLessonNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                lessonId: components["parameters"]["lessonParameter"];
                noteId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewLessonNote"];
            };
        };
        responses: {
            /** @description The note */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LessonNote"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    deleteLessonNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                lessonId: components["parameters"]["lessonParameter"];
                noteId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    listLessonQuestions: {
        parameters: {
            query?: {
                limit?: components["parameters"]["Limit"];
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                lessonId: components["parameters"]["lessonParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of questions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LessonQuestions"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    askLessonQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                lessonId: components["parameters"]["lessonParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewLessonQuestion"];
            };
        };
        responses: {
            /** @description The question */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LessonQuestion"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
        };
    };
    deleteLessonQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                lessonId: components["parameters"]["lessonParameter"];
                questionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    getQuestionSettings: {
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
                    "application/json": components["schemas"]["QuestionSettings"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    setQuestionSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuestionSettings"];
            };
        };
        responses: {
            /** @description The settings */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    listReceivedQuestions: {
        parameters: {
            query?: {
                status?: components["schemas"]["LessonQuestionStatus"];
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
            /** @description A page of questions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivedQuestions"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    getReceivedQuestion: {
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
            /** @description The question */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivedQuestion"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    answerQuestion: {
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
                "application/json": components["schemas"]["QuestionAnswer"];
            };
        };
        responses: {
            /** @description The question */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivedQuestion"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    hideQuestion: {
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
            /** @description The question */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivedQuestion"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    showQuestion: {
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
            /** @description The question */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivedQuestion"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    getMember: {
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
            /** @description The member */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberWithActivity"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    extendMember: {
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
                "application/json": components["schemas"]["MemberExtension"];
            };
        };
        responses: {
            /** @description The member */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    removeMember: {
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
            /** @description The member */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    reinviteMember: {
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
            /** @description The member */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
        };
    };
    listBroadcasts: {
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
            /** @description A page of messages */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Broadcasts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    createBroadcast: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewBroadcast"];
            };
        };
        responses: {
            /** @description The message */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Broadcast"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
        };
    };
    testBroadcast: {
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
                "application/json": components["schemas"]["BroadcastMessage"];
            };
        };
        responses: {
            /** @description Sent */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBroadcast: {
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
            /** @description The message */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Broadcast"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    listBroadcastRecipients: {
        parameters: {
            query?: {
                status?: components["schemas"]["BroadcastRecipientStatus"];
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
            /** @description A page of recipients */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BroadcastRecipients"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    moveBroadcast: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                event: "pause" | "resume" | "cancel";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Broadcast"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    listDiscordConnections: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Connected servers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscordConnections"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    startDiscordConnection: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscordConnectionLink"];
                };
            };
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
        };
    };
    removeDiscordConnection: {
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
            /** @description Disconnected */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    receiveTelegramUpdate: {
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
            /** @description Accepted */
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
            /** @description Accepted */
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
            /** @description The holds */
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
                /** @description Only entries of this type; fees are part of their sale */
                kind?: "sale" | "refund" | "payout" | "referral" | "adjustment";
                from?: components["schemas"]["Instant"];
                /** @description Exclusive end */
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
            /** @description The documents */
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
            /** @description URL for the payment */
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
            /** @description Change scheduled, or waiting for payment */
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
            /** @description URL for the authorisation */
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
            /** @description The current verification */
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
                    /** @description Name as on the PAN card */
                    name: string;
                };
            };
        };
        responses: {
            /** @description Accepted */
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
                    /** @description UPI ID, such as name@bank */
                    vpa?: string;
                    otp: string;
                };
            };
        };
        responses: {
            /** @description Already exists */
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
                /** @description Part of a title, or a buyer as in the list of sales */
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The search results */
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
                /** @description Part of a title, of the title of an item of a combo, or of a creator's name */
                q?: string;
                /** @description `coming`: only those with a live session to come, the soonest first */
                show?: "coming";
                /** @description Only those of this kind, and combos with a part of it */
                kind?: components["schemas"]["ProductKind"];
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
            /** @description The current status */
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
            /** @description Requested */
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
            /** @description The current status */
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
            /** @description The current status */
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
            /** @description Started, runs in the background */
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
    getCancellation: {
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
            /** @description The current status */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cancellation"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    cancelSession: {
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
                "application/json": components["schemas"]["NewCancellation"];
            };
        };
        responses: {
            /** @description Cancelled; the refunds run in the background */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cancellation"];
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
    getWaitingList: {
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
            /** @description The current numbers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitingList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
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
                     * @description Quoted price in paise; the call fails if it has changed
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
            /** @description Referrer saved */
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
            /** @description The current status */
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
            /** @description The current status */
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
                /** @description Days up to and including today, 30d by default. Ignored if `from` and `to` are given */
                range?: components["parameters"]["AnalyticsRangeParameter"];
                /** @description First day; requires `to` */
                from?: components["parameters"]["AnalyticsFromParameter"];
                /** @description Last day, inclusive */
                to?: components["parameters"]["AnalyticsToParameter"];
                /** @description Defaults to a step that fits the period; rounded to the nearest of `stepsOffered` if not available */
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
                /** @description Days up to and including today, 30d by default. Ignored if `from` and `to` are given */
                range?: components["parameters"]["AnalyticsRangeParameter"];
                /** @description First day; requires `to` */
                from?: components["parameters"]["AnalyticsFromParameter"];
                /** @description Last day, inclusive */
                to?: components["parameters"]["AnalyticsToParameter"];
                /** @description Defaults to a step that fits the period; rounded to the nearest of `stepsOffered` if not available */
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
            /** @description Accepted; dropped above the limit for one network or in total */
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
            /** @description The overview */
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
            /** @description Data for the authenticator app */
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
            /** @description Second factor set up */
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
            /** @description The proposals, at most 200, on one page */
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
            /** @description The decided proposal */
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
            /** @description The discrepancies, at most 200, on one page */
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
            /** @description The discrepancy */
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
            /** @description The tickets, at most 200, on one page */
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
                /** @description Exclusive end time; now by default */
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
                /** @description Id of the object acted on, or of its creator */
                subject?: string;
                from?: components["schemas"]["Instant"];
                /** @description Exclusive end */
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
            /** @description The errors, at most 200, on one page */
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
                /** @description Phone, email, name, title or id */
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
                    /** @description Shown to the creator */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description The order before the refund */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundForOperator"];
                };
            };
            /** @description Above the admin's daily limit; another admin has to confirm it */
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
                     * @description Null if it belongs to the platform
                     */
                    creatorId: string | null;
                    reason: components["schemas"]["Reason"];
                };
            };
        };
        responses: {
            /** @description The open disputes */
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
            /** @description The payments, at most 200, on one page */
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
            /** @description The remaining unmatched payments */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StrayPayments"];
                };
            };
            /** @description Above the admin's daily limit; another admin has to confirm it */
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
            /** @description The reviews, on one page */
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
            /** @description The decided review */
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
            /** @description The holds, at most 500, on one page */
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
                /** @description Idempotency key, the same for every attempt */
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
                    /** @description Shown to the creator */
                    reason: string;
                    /** @description Shown to the creator */
                    whatToDo: string;
                    /** @description Deadline for the creator */
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
            /** @description Above the admin's daily limit; another admin has to confirm it */
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
                /** @description Idempotency key, the same for every attempt */
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
                     * @description Signed paise, positive for a credit; at most ₹1,00,00,000 either way
                     */
                    amount: number;
                    /** @description Available balance at the time of the decision; 409 if it has changed */
                    expected: components["schemas"]["Paise"];
                    /** @description Shown to the creator */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Available balance before and after */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdjustedBalance"];
                };
            };
            /** @description Above the admin's daily limit; another admin has to confirm it */
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
            /** @description Above the admin's daily limit; another admin has to confirm it */
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
            /** @description The payouts, at most 200, on one page */
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
            /** @description The payouts that still need attention */
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
            /** @description The disputes, on one page */
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
            /** @description The requests, on one page */
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
                    /** @description Shown to the buyer */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description The open items */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LapsedRequests"];
                };
            };
            /** @description Above the admin's daily limit; another admin has to confirm it */
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
                    /** @description Immediately if null */
                    startsAt: components["schemas"]["Instant"] | null;
                    /** @description Shown to creators */
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
export type Trailer = components['schemas']['Trailer'];
export type Question = components['schemas']['Question'];
export type ItemId = components['schemas']['ItemId'];
export type ContentItemType = components['schemas']['ContentItemType'];
export type Prose = components['schemas']['Prose'];
export type HttpsUrl = components['schemas']['HttpsUrl'];
export type Place = components['schemas']['Place'];
export type ContentItem = components['schemas']['ContentItem'];
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
export type DatePart = components['schemas']['DatePart'];
export type DateDifference = components['schemas']['DateDifference'];
export type ProductDate = components['schemas']['ProductDate'];
export type ProductDates = components['schemas']['ProductDates'];
export type NewProductDate = components['schemas']['NewProductDate'];
export type DateChanges = components['schemas']['DateChanges'];
export type DatesChanged = components['schemas']['DatesChanged'];
export type LearnerPreview = components['schemas']['LearnerPreview'];
export type ProfilePictures = components['schemas']['ProfilePictures'];
export type ProfilePictureUse = components['schemas']['ProfilePictureUse'];
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
export type PublishOptions = components['schemas']['PublishOptions'];
export type PublicPrice = components['schemas']['PublicPrice'];
export type PublicDiscount = components['schemas']['PublicDiscount'];
export type PublicContent = components['schemas']['PublicContent'];
export type ReceivedCaptions = components['schemas']['ReceivedCaptions'];
export type PublicTrailer = components['schemas']['PublicTrailer'];
export type ReviewSummary = components['schemas']['ReviewSummary'];
export type PublicDate = components['schemas']['PublicDate'];
export type PublicSeller = components['schemas']['PublicSeller'];
export type PublicProduct = components['schemas']['PublicProduct'];
export type MediaPurpose = components['schemas']['MediaPurpose'];
export type MediaUse = components['schemas']['MediaUse'];
export type RenditionName = components['schemas']['RenditionName'];
export type Rendition = components['schemas']['Rendition'];
export type Thumbnails = components['schemas']['Thumbnails'];
export type MaxRendition = components['schemas']['MaxRendition'];
export type PreparationFailure = components['schemas']['PreparationFailure'];
export type RenditionState = components['schemas']['RenditionState'];
export type CaptionLanguage = components['schemas']['CaptionLanguage'];
export type CaptionTrack = components['schemas']['CaptionTrack'];
export type Chapter = components['schemas']['Chapter'];
export type Playback = components['schemas']['Playback'];
export type MediaFile = components['schemas']['MediaFile'];
export type StorageUse = components['schemas']['StorageUse'];
export type MediaList = components['schemas']['MediaList'];
export type MediaChange = components['schemas']['MediaChange'];
export type Captions = components['schemas']['Captions'];
export type ChapterList = components['schemas']['ChapterList'];
export type RenditionFiles = components['schemas']['RenditionFiles'];
export type Preparation = components['schemas']['Preparation'];
export type NewRenditions = components['schemas']['NewRenditions'];
export type RenditionsEnd = components['schemas']['RenditionsEnd'];
export type RenditionsFailure = components['schemas']['RenditionsFailure'];
export type RenditionFileName = components['schemas']['RenditionFileName'];
export type NewUpload = components['schemas']['NewUpload'];
export type Upload = components['schemas']['Upload'];
export type NewDirectPiece = components['schemas']['NewDirectPiece'];
export type DirectPiece = components['schemas']['DirectPiece'];
export type UploadEnd = components['schemas']['UploadEnd'];
export type FileEnd = components['schemas']['FileEnd'];
export type Reduced = components['schemas']['Reduced'];
export type DiscountProduct = components['schemas']['DiscountProduct'];
export type DiscountStatus = components['schemas']['DiscountStatus'];
export type Discount = components['schemas']['Discount'];
export type Discounts = components['schemas']['Discounts'];
export type DiscountCode = components['schemas']['DiscountCode'];
export type NewDiscount = components['schemas']['NewDiscount'];
export type Buyer = components['schemas']['Buyer'];
export type OrderSource = components['schemas']['OrderSource'];
export type NewGift = components['schemas']['NewGift'];
export type NewOrder = components['schemas']['NewOrder'];
export type OrderStatus = components['schemas']['OrderStatus'];
export type Payment = components['schemas']['Payment'];
export type PlacedOrder = components['schemas']['PlacedOrder'];
export type OrderProduct = components['schemas']['OrderProduct'];
export type ReceivedThumbnails = components['schemas']['ReceivedThumbnails'];
export type ReceivedPlayback = components['schemas']['ReceivedPlayback'];
export type SessionMinutes = components['schemas']['SessionMinutes'];
export type SessionDate = components['schemas']['SessionDate'];
export type SessionDates = components['schemas']['SessionDates'];
export type ReceivedPart = components['schemas']['ReceivedPart'];
export type Received = components['schemas']['Received'];
export type Access = components['schemas']['Access'];
export type AccessStatus = components['schemas']['AccessStatus'];
export type AccessGrant = components['schemas']['AccessGrant'];
export type OrderSubscription = components['schemas']['OrderSubscription'];
export type OrderGift = components['schemas']['OrderGift'];
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
export type SaleDate = components['schemas']['SaleDate'];
export type SaleDates = components['schemas']['SaleDates'];
export type DateChange = components['schemas']['DateChange'];
export type RefundAnswer = components['schemas']['RefundAnswer'];
export type OrderDocument = components['schemas']['OrderDocument'];
export type OrderDocuments = components['schemas']['OrderDocuments'];
export type PayoutStatus = components['schemas']['PayoutStatus'];
export type Payout = components['schemas']['Payout'];
export type Payouts = components['schemas']['Payouts'];
export type NewPayout = components['schemas']['NewPayout'];
export type PayoutDetail = components['schemas']['PayoutDetail'];
export type PayoutSettings = components['schemas']['PayoutSettings'];
export type TelegramConnection = components['schemas']['TelegramConnection'];
export type TelegramConnections = components['schemas']['TelegramConnections'];
export type TelegramConnectionLink = components['schemas']['TelegramConnectionLink'];
export type MemberStatus = components['schemas']['MemberStatus'];
export type Occurrences = components['schemas']['Occurrences'];
export type MemberDetail = components['schemas']['MemberDetail'];
export type Member = components['schemas']['Member'];
export type MemberSharing = components['schemas']['MemberSharing'];
export type MemberTotals = components['schemas']['MemberTotals'];
export type Members = components['schemas']['Members'];
export type NewMember = components['schemas']['NewMember'];
export type NewMembers = components['schemas']['NewMembers'];
export type AddedMembers = components['schemas']['AddedMembers'];
export type LiveRoom = components['schemas']['LiveRoom'];
export type LiveRooms = components['schemas']['LiveRooms'];
export type Percent = components['schemas']['Percent'];
export type SessionFigures = components['schemas']['SessionFigures'];
export type EngagementTotals = components['schemas']['EngagementTotals'];
export type QuestionFigures = components['schemas']['QuestionFigures'];
export type QuizFigures = components['schemas']['QuizFigures'];
export type LessonFigures = components['schemas']['LessonFigures'];
export type FileFigures = components['schemas']['FileFigures'];
export type EngagementItem = components['schemas']['EngagementItem'];
export type Engagement = components['schemas']['Engagement'];
export type Attendee = components['schemas']['Attendee'];
export type AttendanceList = components['schemas']['AttendanceList'];
export type UsedItem = components['schemas']['UsedItem'];
export type AttendedSession = components['schemas']['AttendedSession'];
export type Attendance = components['schemas']['Attendance'];
export type MemberProgress = components['schemas']['MemberProgress'];
export type MemberProgressList = components['schemas']['MemberProgressList'];
export type MemberQuiz = components['schemas']['MemberQuiz'];
export type MemberQuizzes = components['schemas']['MemberQuizzes'];
export type QuizReset = components['schemas']['QuizReset'];
export type PlaybackReport = components['schemas']['PlaybackReport'];
export type LiveSessionTime = components['schemas']['LiveSessionTime'];
export type LearningStatus = components['schemas']['LearningStatus'];
export type LearningLesson = components['schemas']['LearningLesson'];
export type LearningSection = components['schemas']['LearningSection'];
export type Certificate = components['schemas']['Certificate'];
export type LearningCertificate = components['schemas']['LearningCertificate'];
export type Learning = components['schemas']['Learning'];
export type CertificateName = components['schemas']['CertificateName'];
export type QuizQuestionType = components['schemas']['QuizQuestionType'];
export type QuestionToAnswer = components['schemas']['QuestionToAnswer'];
export type QuizToTake = components['schemas']['QuizToTake'];
export type SessionToJoin = components['schemas']['SessionToJoin'];
export type LessonToLearn = components['schemas']['LessonToLearn'];
export type LessonProgress = components['schemas']['LessonProgress'];
export type QuizAnswer = components['schemas']['QuizAnswer'];
export type QuizAnswers = components['schemas']['QuizAnswers'];
export type AnsweredQuestion = components['schemas']['AnsweredQuestion'];
export type QuizResult = components['schemas']['QuizResult'];
export type LessonNote = components['schemas']['LessonNote'];
export type LessonNotes = components['schemas']['LessonNotes'];
export type NewLessonNote = components['schemas']['NewLessonNote'];
export type LessonQuestionStatus = components['schemas']['LessonQuestionStatus'];
export type LessonQuestion = components['schemas']['LessonQuestion'];
export type LessonQuestions = components['schemas']['LessonQuestions'];
export type NewLessonQuestion = components['schemas']['NewLessonQuestion'];
export type QuestionSettings = components['schemas']['QuestionSettings'];
export type ReceivedQuestion = components['schemas']['ReceivedQuestion'];
export type ReceivedQuestions = components['schemas']['ReceivedQuestions'];
export type QuestionAnswer = components['schemas']['QuestionAnswer'];
export type MemberActivity = components['schemas']['MemberActivity'];
export type MemberWithActivity = components['schemas']['MemberWithActivity'];
export type MemberExtension = components['schemas']['MemberExtension'];
export type BroadcastButton = components['schemas']['BroadcastButton'];
export type BroadcastStatus = components['schemas']['BroadcastStatus'];
export type Broadcast = components['schemas']['Broadcast'];
export type BroadcastAudience = components['schemas']['BroadcastAudience'];
export type Broadcasts = components['schemas']['Broadcasts'];
export type NewBroadcast = components['schemas']['NewBroadcast'];
export type BroadcastMessage = components['schemas']['BroadcastMessage'];
export type BroadcastRecipientStatus = components['schemas']['BroadcastRecipientStatus'];
export type BroadcastRecipient = components['schemas']['BroadcastRecipient'];
export type BroadcastRecipients = components['schemas']['BroadcastRecipients'];
export type DiscordRole = components['schemas']['DiscordRole'];
export type DiscordConnection = components['schemas']['DiscordConnection'];
export type DiscordConnections = components['schemas']['DiscordConnections'];
export type DiscordConnectionLink = components['schemas']['DiscordConnectionLink'];
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
export type Resume = components['schemas']['Resume'];
export type Purchases = components['schemas']['Purchases'];
export type BuyerRefund = components['schemas']['BuyerRefund'];
export type NewRefundRequest = components['schemas']['NewRefundRequest'];
export type RefundRound = components['schemas']['RefundRound'];
export type RefundRounds = components['schemas']['RefundRounds'];
export type NewRefundRound = components['schemas']['NewRefundRound'];
export type CancelledSession = components['schemas']['CancelledSession'];
export type Cancellation = components['schemas']['Cancellation'];
export type NewCancellation = components['schemas']['NewCancellation'];
export type WaitingList = components['schemas']['WaitingList'];
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
export type ContentItems = components['schemas']['ContentItems'];
export type QuizQuestion = components['schemas']['QuizQuestion'];
export type Quiz = components['schemas']['Quiz'];
export type LiveSession = components['schemas']['LiveSession'];
export type LessonOpens = components['schemas']['LessonOpens'];
export type Lesson = components['schemas']['Lesson'];
export type CourseSection = components['schemas']['CourseSection'];
export type PublicItem = components['schemas']['PublicItem'];
export type PublicLesson = components['schemas']['PublicLesson'];
export type ComboItem = components['schemas']['ComboItem'];
