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
        /** Exchange a phone's one-time password for a token */
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
        /** End this session and forget its push token; never fails for want of either */
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
    "/api/account/addresses/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a phone or an e-mail to the signed-in user, proven by its one-time password */
        post: operations["addAddress"];
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
        /** Change what is given, leave the rest */
        patch: operations["updateProduct"];
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
        /** Send the product's chart an event */
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
    "/api/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open an order and a payment session; the same key and body answer the same order */
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
        /** An order, to its buyer (bearer or Order-Token) or its seller (bearer) */
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
        /** The owner's sales, newest first, with the totals of the filter */
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
        /** Give the buyer a part of the amount back, or all that is left; access ends with the whole */
        post: operations["refundTransaction"];
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
        /** The papers of a sale, the receipt first; none while nothing is paid */
        get: operations["listPapers"];
        put?: never;
        post?: never;
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
    "/api/purchases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the signed-in buyer has bought with this phone, newest first */
        get: operations["listPurchases"];
        put?: never;
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
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
            handle: string | null;
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
        OwnAddress: {
            /** @enum {string} */
            channel: "sms" | "mail" | "google";
            /** @description E.164 or an e-mail; null for a Google account */
            address: string | null;
            verifiedAt: components["schemas"]["Instant"];
        };
        /** @description A phone or an e-mail, exactly one of them */
        Address: {
            phone?: components["schemas"]["Phone"];
            email?: components["schemas"]["Email"];
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
        /** @enum {string} */
        ProductKind: "telegram" | "discord" | "course" | "lesson" | "webinar" | "lock" | "combo" | "page";
        /** @enum {string} */
        ProductStatus: "draft" | "published" | "paused" | "archived" | "blocked";
        /** @description Base58, unguessable, safe in an address */
        PublicId: string;
        Period: {
            /** @enum {string} */
            unit: "day" | "month" | "lifetime";
            count: number;
        };
        Price: {
            id?: string;
            label?: string;
            /** @enum {string} */
            type: "once" | "open" | "subscription";
            /**
             * Format: int64
             * @description Paise. For `open` the least a buyer may give
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
        /** @description What a payment page shows besides the common fields */
        PageContent: {
            /**
             * @description The verb of the button
             * @enum {string}
             */
            action?: "pay" | "buy" | "give" | "join";
            suggestedAmounts?: number[];
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
        };
        Missing: {
            field: string;
            message: string;
        };
        /**
         * Format: int64
         * @description Integer paise; 100 paise are one rupee
         */
        Paise: number;
        Product: {
            id: components["schemas"]["PublicId"];
            kind: components["schemas"]["ProductKind"];
            status: components["schemas"]["ProductStatus"];
            title: string;
            description: string;
            prices: components["schemas"]["Price"][];
            content: components["schemas"]["PageContent"];
            cover: components["schemas"]["ImageSources"] | null;
            questions: components["schemas"]["Question"][];
            thankYou: components["schemas"]["ThankYou"];
            accent: string | null;
            seo: components["schemas"]["Seo"];
            language: string;
            /** @description The public preview */
            url: string;
            /** @description What publishing still needs */
            missing: components["schemas"]["Missing"][];
            /** @description Paid orders that stand */
            sold: number;
            /** @description What buyers paid for them */
            earned: components["schemas"]["Paise"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description Where the next page starts; null at the end */
        Cursor: string | null;
        Products: {
            items: components["schemas"]["Product"][];
            next: components["schemas"]["Cursor"];
        };
        Image: {
            id: string;
            width: number;
            height: number;
            alt: string;
        };
        NewProduct: {
            kind: components["schemas"]["ProductKind"];
            title: string;
            description?: string;
            prices: components["schemas"]["Price"][];
            content?: components["schemas"]["PageContent"];
            cover?: components["schemas"]["Image"] | null;
            questions?: components["schemas"]["Question"][];
            thankYou?: components["schemas"]["ThankYou"];
            accent?: string | null;
            seo?: components["schemas"]["Seo"];
            /** @enum {string} */
            language?: "en" | "hi" | "bn" | "ta" | "te" | "mr" | "gu" | "kn" | "ml" | "pa";
        };
        ProductFields: {
            title?: string;
            /** @description Markdown without raw HTML */
            description?: string;
            prices?: components["schemas"]["Price"][];
            content?: components["schemas"]["PageContent"];
            cover?: components["schemas"]["Image"] | null;
            questions?: components["schemas"]["Question"][];
            thankYou?: components["schemas"]["ThankYou"];
            accent?: string | null;
            seo?: components["schemas"]["Seo"];
            /** @enum {string} */
            language?: "en" | "hi" | "bn" | "ta" | "te" | "mr" | "gu" | "kn" | "ml" | "pa";
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
            prices: components["schemas"]["Price"][];
            content: components["schemas"]["PageContent"];
            cover: components["schemas"]["ImageSources"] | null;
            questions: components["schemas"]["Question"][];
            accent: string | null;
            seo: components["schemas"]["Seo"];
            language: string;
            url: string;
            seller: {
                name: string;
                handle: string | null;
            };
            updatedAt: components["schemas"]["Instant"];
        };
        Buyer: {
            phone: components["schemas"]["Phone"];
            email?: components["schemas"]["Email"] | "" | null;
            name?: string | null;
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
            answers?: {
                [key: string]: string;
            };
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
        };
        /** @description What was bought */
        Access: {
            /** @description The access page */
            url: string;
            /** @description The creator's thank-you, as safe HTML */
            messageHtml: string;
            redirectUrl: string | null;
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
        Transactions: {
            items: components["schemas"]["Transaction"][];
            next: components["schemas"]["Cursor"];
            /** @description Over everything the filter finds, not this page alone */
            totals: {
                /** @description Sales that were paid */
                count: number;
                amount: components["schemas"]["Paise"];
                fee: components["schemas"]["Paise"];
                feeTax: components["schemas"]["Paise"];
                refunded: components["schemas"]["Paise"];
                net: components["schemas"]["Paise"];
            };
        };
        TimelineEntry: {
            at: components["schemas"]["Instant"];
            event: string;
            /** @description For people */
            text: string;
        };
        TransactionDetail: {
            transaction: components["schemas"]["Transaction"];
            timeline: components["schemas"]["TimelineEntry"][];
            answers: {
                label: string;
                answer: string;
            }[];
            failure: string | null;
            /** @description What can still go back; 0 while a refund is under way */
            refundable: components["schemas"]["Paise"];
        };
        Paper: {
            /** @enum {string} */
            kind: "receipt" | "refund";
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
        Wallet: {
            pending: components["schemas"]["Paise"];
            available: components["schemas"]["Paise"];
            inTransit: components["schemas"]["Paise"];
            /** @description Everything earned after fees and refunds */
            lifetime: components["schemas"]["Paise"];
            /** @description When pending money becomes available */
            upcoming: {
                on: components["schemas"]["Instant"];
                amount: components["schemas"]["Paise"];
            }[];
        };
        WalletEntry: {
            id: string;
            at: components["schemas"]["Instant"];
            /** @enum {string} */
            type: "sale" | "fee" | "feeTax" | "refund" | "feeReversal" | "feeTaxReversal" | "payout" | "adjustment";
            /** @description Signed */
            amount: components["schemas"]["Paise"];
            /** @description Running, after this entry */
            balance: components["schemas"]["Paise"];
            /** @description The order or payout it belongs to */
            reference: string;
        };
        WalletEntries: {
            items: components["schemas"]["WalletEntry"][];
            next: components["schemas"]["Cursor"];
        };
        Purchase: {
            orderId: string;
            at: components["schemas"]["Instant"];
            status: components["schemas"]["OrderStatus"];
            amount: components["schemas"]["Paise"];
            product: components["schemas"]["OrderProduct"];
            accessUrl: string | null;
        };
        Purchases: {
            items: components["schemas"]["Purchase"][];
            next: components["schemas"]["Cursor"];
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
        Limit: number;
        Cursor: string;
        Id: string;
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
    addAddress: {
        parameters: {
            query?: never;
            header?: never;
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
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
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
    moveProduct: {
        parameters: {
            query?: never;
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
                from?: components["schemas"]["Instant"];
                to?: components["schemas"]["Instant"];
                /** @description Buyer name, phone, e-mail or order id */
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
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
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
    listWalletEntries: {
        parameters: {
            query?: {
                /** @description Only entries of this kind; fees belong to the sale they were taken from */
                kind?: "sale" | "refund" | "payout" | "adjustment";
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
    listPurchases: {
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
}

export type Phone = components['schemas']['Phone'];
export type OtpSent = components['schemas']['OtpSent'];
export type Problem = components['schemas']['Problem'];
export type Email = components['schemas']['Email'];
export type Instant = components['schemas']['Instant'];
export type User = components['schemas']['User'];
export type SignedIn = components['schemas']['SignedIn'];
export type Message = components['schemas']['Message'];
export type OwnAddress = components['schemas']['OwnAddress'];
export type Address = components['schemas']['Address'];
export type DeviceSession = components['schemas']['DeviceSession'];
export type ProductKind = components['schemas']['ProductKind'];
export type ProductStatus = components['schemas']['ProductStatus'];
export type PublicId = components['schemas']['PublicId'];
export type Period = components['schemas']['Period'];
export type Price = components['schemas']['Price'];
export type PageContent = components['schemas']['PageContent'];
export type ImageSources = components['schemas']['ImageSources'];
export type Question = components['schemas']['Question'];
export type ThankYou = components['schemas']['ThankYou'];
export type Seo = components['schemas']['Seo'];
export type Missing = components['schemas']['Missing'];
export type Paise = components['schemas']['Paise'];
export type Product = components['schemas']['Product'];
export type Cursor = components['schemas']['Cursor'];
export type Products = components['schemas']['Products'];
export type Image = components['schemas']['Image'];
export type NewProduct = components['schemas']['NewProduct'];
export type ProductFields = components['schemas']['ProductFields'];
export type PublicProduct = components['schemas']['PublicProduct'];
export type Buyer = components['schemas']['Buyer'];
export type NewOrder = components['schemas']['NewOrder'];
export type OrderStatus = components['schemas']['OrderStatus'];
export type Payment = components['schemas']['Payment'];
export type PlacedOrder = components['schemas']['PlacedOrder'];
export type OrderProduct = components['schemas']['OrderProduct'];
export type Access = components['schemas']['Access'];
export type Order = components['schemas']['Order'];
export type SaleProduct = components['schemas']['SaleProduct'];
export type SaleBuyer = components['schemas']['SaleBuyer'];
export type Transaction = components['schemas']['Transaction'];
export type Transactions = components['schemas']['Transactions'];
export type TimelineEntry = components['schemas']['TimelineEntry'];
export type TransactionDetail = components['schemas']['TransactionDetail'];
export type Paper = components['schemas']['Paper'];
export type Papers = components['schemas']['Papers'];
export type Wallet = components['schemas']['Wallet'];
export type WalletEntry = components['schemas']['WalletEntry'];
export type WalletEntries = components['schemas']['WalletEntries'];
export type Purchase = components['schemas']['Purchase'];
export type Purchases = components['schemas']['Purchases'];
export type Figures = components['schemas']['Figures'];
export type Overview = components['schemas']['Overview'];
