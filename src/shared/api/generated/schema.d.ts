// Generated from openapi/ by `npm run gen`. Change the contract, not this file.
export interface paths {
    "/login/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in with e-mail and password
         * @description Sets the access and refresh cookies. Wrong credentials are a validation error at the password, never a 401,
         *     so that a 401 always means a session to refresh.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/refresh/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refresh the session
         * @description Rotates the refresh cookie. A refresh token used again ends the session that it came from, unless it comes within seconds and
         *     nobody has gone on with another one since: then an answer was lost on the way, or two tabs asked at once.
         */
        post: operations["refreshSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/refresh/logout/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log out */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agree_with_terms/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Record that the person agrees with the terms */
        post: operations["agreeWithTerms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is logged in */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demo_people/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The demo's people, for one-click login
         * @description Empty unless the database was seeded as a demo.
         */
        get: operations["listDemoPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My notifications, newest first
         * @description The newest hundred. With the news of today goes what is older than a year.
         */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/new_notification_exists/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether I have an unread notification
         * @description Among those that the list gives.
         */
        get: operations["newNotificationExists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/{uuid}/mark_as_read/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        get?: never;
        /** Mark one of my notifications read */
        put: operations["markNotificationAsRead"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The staff, by name */
        get: operations["listPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** One of the staff */
        get: operations["getPerson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clients/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List clients
         * @description Sale and purchase managers read them to pick one; only global managers and admins change them.
         */
        get: operations["listClients"];
        put?: never;
        /** Add a client */
        post: operations["createClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clients/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** One client, with exposure */
        get: operations["getClient"];
        /** Change a client */
        put: operations["updateClient"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search products */
        get: operations["listProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** One product */
        get: operations["getProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List deals
         * @description Sale, purchase, global managers and admins see all deals; cargo managers and purchase agents those that are confirmed or further.
         */
        get: operations["listDeals"];
        put?: never;
        /**
         * Write a new deal, as a draft
         * @description A sale manager writes own deals; a purchase or global manager and an admin name the sale manager.
         */
        post: operations["createDeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/preview/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a deal would be, without saving it
         * @description Figures, and what the next step still lacks, of a deal as it stands in the form. One that was never saved takes no step back and is not canceled.
         */
        post: operations["previewDeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** One deal */
        get: operations["getDeal"];
        /**
         * Change a deal
         * @description Replaces it whole. A field that may not change in this status is an error of its own, `locked`.
         */
        put: operations["updateDeal"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/{id}/transitions/": {
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
        /** Move a deal to another status */
        post: operations["transitionDeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/{id}/order_confirmation/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** The order confirmation last issued */
        get: operations["getOrderConfirmation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/{id}/comments/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** A deal's comments, newest first */
        get: operations["listDealComments"];
        put?: never;
        /** Comment on a deal */
        post: operations["createDealComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/{id}/activity/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Who changed what in a deal, newest first
         * @description Changes of purchase prices and costs are left out for those who may not see margin. `total` is null for them: what is left out is
         *     known only where it is read.
         */
        get: operations["listDealActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/{id}/attachments/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * A deal's attachments, all of them
         * @description A deal has 100 at most, so they come as one page.
         */
        get: operations["listDealAttachments"];
        put?: never;
        /**
         * Attach a file to a deal
         * @description A deal that has 100 takes no other, `too_many` at `/file`, until one is removed.
         */
        post: operations["uploadDealAttachment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/{id}/attachments/{attachment_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                attachment_id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        /**
         * Download an attachment
         * @description Always as a download (`Content-Disposition`), never to run in the page.
         */
        get: operations["downloadDealAttachment"];
        put?: never;
        post?: never;
        /** Remove an attachment */
        delete: operations["removeDealAttachment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Credentials: {
            /** Format: email */
            email: string;
            password: string;
        };
        /** Format: uuid */
        Uuid: string;
        /** @enum {string} */
        Role: "sale_manager" | "purchase_manager" | "cargo_manager" | "purchase_agent" | "global_manager" | "admin" | "client" | "manager" | "country_manager";
        Me: {
            id: components["schemas"]["Uuid"];
            name: string;
            email: string;
            role: components["schemas"]["Role"];
            is_terms_agreed: boolean;
        };
        /** @enum {string} */
        ProblemCode: "validation" | "malformed" | "unauthenticated" | "forbidden" | "cross_site" | "not_found" | "stale" | "version_required" | "not_allowed_now" | "needs_missing" | "idempotency_key_reused" | "too_many_attempts" | "too_large" | "unsupported_file" | "internal";
        /** @enum {string} */
        FieldErrorCode: "required" | "wrong_format" | "unknown_value" | "too_short" | "too_long" | "too_small" | "too_large" | "too_many" | "unexpected" | "bad_credentials" | "not_found" | "not_a_sale_manager" | "duplicate" | "locked" | "week_order" | "product_or_specification" | "dimensions_incomplete" | "cannot_convert" | "not_whole" | "net_days_required" | "reason_required" | "vat_country" | "vat_format";
        FieldError: {
            /** @description JSON Pointer (RFC 6901) into the request's body, or `?name` for a search parameter. */
            pointer: string;
            code: components["schemas"]["FieldErrorCode"];
            /** @description What the code's sentence names. */
            params?: {
                /** @description With `too_short` and `too_small`. */
                min?: number;
                /** @description With `too_long`, `too_many` and `too_large`. */
                max?: number;
                /** @description With `cannot_convert`: what the specification lacks. */
                why?: string;
                /** @description With `vat_country`: the letters that the country's codes begin with. */
                prefix?: string;
                /** @description With `duplicate` of a client's company or VAT code: the client that has it. */
                name?: string;
                /** @description With `vat_country` and `vat_format`: a code of the country's shape. */
                example?: string;
            };
        };
        /**
         * @description Money, a decimal string with two places; the currency stands beside it.
         * @example 9450.00
         */
        Amount: string;
        /** @description Something that a step still lacks. */
        Need: {
            /** @enum {string} */
            code: "line" | "line_price" | "delivery_week" | "incoterms_place" | "exchange_rate" | "client_not_blocked" | "within_credit_limit" | "no_supply_ordered";
            /** @description JSON Pointer to the field to fill in, where there is one. */
            pointer?: string;
            /** @description With `within_credit_limit`, in euro; `over` is what the client would owe beyond the limit. */
            params?: {
                limit?: components["schemas"]["Amount"];
                exposure?: components["schemas"]["Amount"];
                amount?: components["schemas"]["Amount"];
                over?: components["schemas"]["Amount"];
            };
        };
        /** @description Grows by one with each change; the ETag is this number in quotes. */
        Version: number;
        /** @description RFC 9457. */
        Problem: {
            type: string;
            /** @description A short sentence in the language of the call. */
            title: string;
            status: number;
            detail?: string;
            code: components["schemas"]["ProblemCode"];
            errors?: components["schemas"]["FieldError"][];
            /** @description With `needs_missing`, what the step still lacks. */
            missing?: components["schemas"]["Need"][];
            current_version?: components["schemas"]["Version"];
        };
        DemoPerson: {
            name: string;
            email: string;
            role: components["schemas"]["Role"];
            /** @description The demo's own password; a real installation has no demo people. */
            password: string;
        };
        /** @enum {string} */
        DocumentKind: "deal" | "supply" | "cargo" | "container_report" | "supply_report" | "order";
        DocumentLink: {
            kind: components["schemas"]["DocumentKind"];
            id: components["schemas"]["Uuid"];
        };
        Notification: {
            uuid: components["schemas"]["Uuid"];
            /** @description In the language of the call. */
            message: string;
            /** @description UTC, day/month/year hour:minute:second: dd/mm/yyyy hh:mm:ss. */
            created_at: string;
            is_read: boolean;
            document: components["schemas"]["DocumentLink"] | null;
        };
        /**
         * @description What a list is searched by, as it was typed.
         * @example spruce 47x100
         */
        SearchText: string;
        Person: {
            id: components["schemas"]["Uuid"];
            name: string;
            email: string;
            role: components["schemas"]["Role"];
        };
        PersonList: {
            items: components["schemas"]["Person"][];
        };
        /** @enum {string} */
        ClientStatus: "prospect" | "active" | "blocked";
        /**
         * @description ISO 3166-1 alpha-2, one of the codes in `x-codes`: all that are officially assigned, as the ISO Online Browsing Platform has them (https://www.iso.org/obp/ui/#search/code/). Where one is written, another is an `unknown_value`. No enum, for the rules of addresses are loaded before anything else, and would carry it.
         * @example LT
         */
        Country: string;
        /**
         * @description ISO 4217.
         * @enum {string}
         */
        Currency: "EUR" | "USD" | "GBP" | "SEK" | "NOK" | "DKK" | "PLN" | "CHF" | "CNY" | "JPY";
        PersonRef: {
            id: components["schemas"]["Uuid"];
            name: string;
        };
        /**
         * @description Money that can't be below zero, a decimal string with two places.
         * @example 236.50
         */
        PositiveAmount: string;
        /**
         * Format: date-time
         * @description UTC, ISO 8601.
         */
        Timestamp: string;
        ClientSummary: {
            id: components["schemas"]["Uuid"];
            name: string;
            country: components["schemas"]["Country"];
            status: components["schemas"]["ClientStatus"];
            currency: components["schemas"]["Currency"];
            sale_manager: components["schemas"]["PersonRef"] | null;
            credit_limit_eur: components["schemas"]["PositiveAmount"] | null;
            exposure_eur: components["schemas"]["Amount"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description Pass it as `cursor` to get what follows; null at the end. */
        Cursor: string | null;
        /** @description How many match in all; said with the first page only. */
        Total: number | null;
        ClientList: {
            items: components["schemas"]["ClientSummary"][];
            next_cursor: components["schemas"]["Cursor"];
            total: components["schemas"]["Total"];
        };
        ClientContact: {
            name: string;
            email: string | null;
            phone: string | null;
            role: string | null;
        };
        PaymentTerms: {
            /** @enum {string} */
            kind: "prepayment" | "cash_against_documents" | "letter_of_credit" | "net_days";
            /** @description Days after the invoice; only for `net_days`. */
            net_days: number | null;
        };
        /**
         * @description Incoterms 2020.
         * @enum {string}
         */
        IncotermsRule: "EXW" | "FCA" | "CPT" | "CIP" | "DAP" | "DPU" | "DDP" | "FAS" | "FOB" | "CFR" | "CIF";
        Incoterms: {
            rule: components["schemas"]["IncotermsRule"];
            /** @description The named place. */
            place: string;
        };
        /**
         * @description The chain-of-custody claim sold with the wood.
         * @enum {string}
         */
        Certification: "none" | "fsc_100" | "fsc_mix_credit" | "fsc_controlled_wood" | "pefc_100" | "pefc_certified";
        ClientWrite: {
            name: string;
            country: components["schemas"]["Country"];
            company_code: string | null;
            /** @description Kept as letters and digits alone, in capitals. In a country of the EU it begins with the letters of a member state (Greece EL), and has the shape that VIES knows of that one. */
            vat_code: string | null;
            address: string | null;
            contacts: components["schemas"]["ClientContact"][];
            currency: components["schemas"]["Currency"];
            payment_terms: components["schemas"]["PaymentTerms"];
            default_incoterms: components["schemas"]["Incoterms"] | null;
            default_destination: string | null;
            /** @description In euro; null is no limit. */
            credit_limit_eur: components["schemas"]["PositiveAmount"] | null;
            sale_manager_id: components["schemas"]["Uuid"] | null;
            required_certification: components["schemas"]["Certification"];
            /** @description How far a delivered quantity may differ. */
            tolerance_percent: number;
            status: components["schemas"]["ClientStatus"];
        };
        ClientFields: {
            name: string;
            country: components["schemas"]["Country"];
            company_code: string | null;
            /** @description Kept as letters and digits alone, in capitals. In a country of the EU it begins with the letters of a member state (Greece EL), and has the shape that VIES knows of that one. */
            vat_code: string | null;
            address: string | null;
            contacts: components["schemas"]["ClientContact"][];
            currency: components["schemas"]["Currency"];
            payment_terms: components["schemas"]["PaymentTerms"];
            default_incoterms: components["schemas"]["Incoterms"] | null;
            default_destination: string | null;
            /** @description In euro; null is no limit. */
            credit_limit_eur: components["schemas"]["PositiveAmount"] | null;
            sale_manager_id: components["schemas"]["Uuid"] | null;
            required_certification: components["schemas"]["Certification"];
            /** @description How far a delivered quantity may differ. */
            tolerance_percent: number;
            status: components["schemas"]["ClientStatus"];
        };
        /**
         * @description m3 with three places.
         * @example 40.500
         */
        Volume: string;
        SoldInPeriod: {
            volume_m3: components["schemas"]["Volume"];
            /** @description Of the deals whose margin is known. */
            margin_eur: components["schemas"]["Amount"];
        };
        /** @enum {string} */
        ClientAction: "change";
        Client: components["schemas"]["ClientFields"] & {
            id: components["schemas"]["Uuid"];
            version: components["schemas"]["Version"];
            sale_manager: components["schemas"]["PersonRef"] | null;
            /** @description The company that it orders as in the portal. */
            portal_company_id: components["schemas"]["Uuid"] | null;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            /** @description Euro value of the deals that are confirmed, loading, shipped or delivered and not yet completed. */
            exposure_eur: components["schemas"]["Amount"] | null;
            /** @description Deals dated in the last twelve months that were confirmed, of a sale manager the own ones alone; null for those who may not see margin. */
            sold_12_months: components["schemas"]["SoldInPeriod"] | null;
            allowed_actions: components["schemas"]["ClientAction"][];
        };
        /** @enum {string} */
        ProductCategory: "softwood_boards" | "softwood_poles" | "constructions";
        /**
         * @description EN 13556 four-letter code: PNSY Scots pine, PCAB Norway spruce, LADC European larch, PSMN Douglas fir, ABAL silver fir,
         *     QCXE European oak, FASY beech, FXEX ash.
         * @enum {string}
         */
        Wood: "PNSY" | "PCAB" | "LADC" | "PSMN" | "ABAL" | "QCXE" | "FASY" | "FXEX";
        /** @enum {string} */
        Profile: "sawn" | "planed" | "tongue_and_groove" | "shiplap" | "decking" | "batten" | "round_peeled" | "round_machined" | "solid_structural" | "glulam";
        /**
         * @description uc3 and uc4 are impregnation for use class 3 and 4 of EN 335.
         * @enum {string}
         */
        Treatment: "none" | "air_dried" | "kiln_dried" | "heat_treated" | "thermally_modified" | "impregnated_uc3" | "impregnated_uc4";
        /** @enum {string} */
        Packaging: "loose" | "strapped" | "stickered" | "foil";
        /** @description What is traded. Boards have thickness, width and length; poles a top diameter, length and, for a truncated cone, a taper. */
        Specification: {
            wood: components["schemas"]["Wood"];
            profile: components["schemas"]["Profile"];
            /** @description The grade, as the trade writes it, such as C24, SF or A/B. */
            quality: string;
            treatment: components["schemas"]["Treatment"];
            treatment_color: string | null;
            color: string | null;
            thickness_mm: number | null;
            width_mm: number | null;
            length_mm: number | null;
            /** @description Top diameter of a pole. */
            diameter_mm: number | null;
            taper_mm_per_m: number | null;
            humidity_percent: number | null;
            packaging: components["schemas"]["Packaging"];
            pcs_per_pack: number | null;
            /** @description Said by the mill; null means that the dimensions and the pieces per pack tell it. */
            m3_per_pack: components["schemas"]["Volume"] | null;
            group: string | null;
            category: components["schemas"]["ProductCategory"];
            certification: components["schemas"]["Certification"];
            hs_code: string | null;
            density_kg_m3: number;
        };
        Product: {
            id: components["schemas"]["Uuid"];
            /** @description The trade name, such as "Spruce KD SF 47x100x4800". */
            name: string;
            specification: components["schemas"]["Specification"];
        };
        ProductList: {
            items: components["schemas"]["Product"][];
            next_cursor: components["schemas"]["Cursor"];
            total: components["schemas"]["Total"];
        };
        /** @enum {string} */
        DealStatus: "draft" | "order_confirmation" | "confirmed" | "loading" | "shipped" | "delivered" | "completed" | "canceled";
        /**
         * @description ISO 8601 week.
         * @example 2026-W48
         */
        IsoWeek: string;
        /** Format: date */
        Day: string;
        /**
         * @description Per cent, up to two places.
         * @example 12.4
         */
        Percent: string;
        DealSummary: {
            id: components["schemas"]["Uuid"];
            number: string;
            status: components["schemas"]["DealStatus"];
            date: components["schemas"]["Day"];
            client: components["schemas"]["PersonRef"];
            sale_manager: components["schemas"]["PersonRef"];
            customer_reference: string | null;
            currency: components["schemas"]["Currency"];
            incoterms: components["schemas"]["Incoterms"];
            destination: string | null;
            delivery_week_from: components["schemas"]["IsoWeek"] | null;
            delivery_week_to: components["schemas"]["IsoWeek"] | null;
            volume_m3: components["schemas"]["Volume"];
            revenue: components["schemas"]["Amount"];
            revenue_eur: components["schemas"]["Amount"] | null;
            /** @description Null too for those who may not see it. */
            margin_percent: components["schemas"]["Percent"] | null;
            purchased_percent: components["schemas"]["Percent"];
            loaded_percent: components["schemas"]["Percent"];
            delivered_percent: components["schemas"]["Percent"];
            updated_at: components["schemas"]["Timestamp"];
        };
        DealList: {
            items: components["schemas"]["DealSummary"][];
            next_cursor: components["schemas"]["Cursor"];
            total: components["schemas"]["Total"];
        };
        /**
         * @description Units of the document's currency for one euro, as the European Central Bank quotes it; up to six places, never zero.
         * @example 1.0842
         */
        ExchangeRate: string;
        /** @description How it travels; the count may still be open. */
        Transport: {
            /** @enum {string} */
            kind: "container" | "truck";
            count: number | null;
        };
        /**
         * @description UN/LOCODE.
         * @example LTKLJ
         */
        UnLocode: string;
        /** @description A share of the revenue in per cent, or an amount in the deal's currency. */
        Commission: {
            /** @enum {string} */
            kind: "percent" | "amount";
            value: components["schemas"]["PositiveAmount"];
        };
        OtherCost: {
            name: string;
            amount: components["schemas"]["PositiveAmount"];
        };
        /**
         * @description An amount in its unit of sale, up to three places, above zero; of pieces and packs a whole number.
         * @example 40.5
         * @example 120
         */
        Quantity: string;
        /**
         * @description Unit of sale. m3 cubic metre, lm linear metre, m2 face area, pcs piece, pack as the mill packs it.
         * @enum {string}
         */
        Unit: "m3" | "lm" | "m2" | "pcs" | "pack";
        DealLineWrite: {
            /** @description Of the caller's making for a new line; a line keeps it for life. */
            id: components["schemas"]["Uuid"];
            /** @description A product, or null for a free specification. */
            product_id: components["schemas"]["Uuid"] | null;
            /** @description Needed where there is no product; with a product it is taken from the product and may be null. */
            specification: components["schemas"]["Specification"] | null;
            quantity: components["schemas"]["Quantity"];
            unit: components["schemas"]["Unit"];
            /** @description Per unit, in the deal's currency; a draft may still lack it. */
            price: components["schemas"]["PositiveAmount"] | null;
            /** @description Per unit, in the deal's currency. */
            planned_purchase_price: components["schemas"]["PositiveAmount"] | null;
            certification: components["schemas"]["Certification"];
        };
        DealWrite: {
            client_id: components["schemas"]["Uuid"];
            date: components["schemas"]["Day"];
            sale_manager_id: components["schemas"]["Uuid"];
            customer_reference: string | null;
            incoterms: components["schemas"]["Incoterms"];
            payment_terms: components["schemas"]["PaymentTerms"];
            currency: components["schemas"]["Currency"];
            /** @description Null for euro, or while it is open. It may follow the order confirmation; confirming the deal needs it, and freezes it. */
            exchange_rate: components["schemas"]["ExchangeRate"] | null;
            delivery_week_from: components["schemas"]["IsoWeek"] | null;
            delivery_week_to: components["schemas"]["IsoWeek"] | null;
            transport: components["schemas"]["Transport"];
            destination: string | null;
            port_of_discharge: components["schemas"]["UnLocode"] | null;
            tolerance_percent: number;
            commission: components["schemas"]["Commission"] | null;
            /** @description In the deal's currency. */
            planned_freight: components["schemas"]["PositiveAmount"] | null;
            other_costs: components["schemas"]["OtherCost"][];
            notes: string | null;
            lines: components["schemas"]["DealLineWrite"][];
        };
        ClientRef: {
            id: components["schemas"]["Uuid"];
            name: string;
            country: components["schemas"]["Country"];
            status: components["schemas"]["ClientStatus"];
        };
        DealLine: {
            id: components["schemas"]["Uuid"];
            product_id: components["schemas"]["Uuid"] | null;
            product_name: string | null;
            specification: components["schemas"]["Specification"];
            quantity: components["schemas"]["Quantity"];
            unit: components["schemas"]["Unit"];
            price: components["schemas"]["PositiveAmount"] | null;
            /** @description Null too for those who may not see margin. */
            planned_purchase_price: components["schemas"]["PositiveAmount"] | null;
            certification: components["schemas"]["Certification"];
            volume_m3: components["schemas"]["Volume"];
            weight_kg: number;
            amount: components["schemas"]["Amount"];
            purchased_percent: components["schemas"]["Percent"];
            loaded_percent: components["schemas"]["Percent"];
            delivered_percent: components["schemas"]["Percent"];
        };
        /** @description What is left of the revenue, in the deal's currency. The purchase cost, and with it what is left, is null while a line that has a price has no purchase price. The per-cent and the per-m3 are null too while there is nothing to divide by. */
        Margin: {
            purchase_cost: components["schemas"]["Amount"] | null;
            freight: components["schemas"]["Amount"];
            commission: components["schemas"]["Amount"];
            other_costs: components["schemas"]["Amount"];
            amount: components["schemas"]["Amount"] | null;
            percent: components["schemas"]["Percent"] | null;
            per_m3: components["schemas"]["Amount"] | null;
        };
        DealFigures: {
            volume_m3: components["schemas"]["Volume"];
            weight_kg: number;
            revenue: components["schemas"]["Amount"];
            /** @description Null while the exchange rate is open. */
            revenue_eur: components["schemas"]["Amount"] | null;
            /** @description Null for those who may not see it. */
            margin: components["schemas"]["Margin"] | null;
        };
        /** @enum {string} */
        DealAction: "change" | "comment" | "attach" | "to_draft" | "to_order_confirmation" | "to_confirmed" | "to_completed" | "to_canceled" | "override_credit";
        /**
         * @description A field of the deal; `planned_purchase_price` is that of the lines that are there, where `lines` are closed.
         * @enum {string}
         */
        DealField: "client_id" | "date" | "sale_manager_id" | "customer_reference" | "incoterms" | "payment_terms" | "currency" | "exchange_rate" | "delivery_week_from" | "delivery_week_to" | "transport" | "destination" | "port_of_discharge" | "tolerance_percent" | "commission" | "planned_freight" | "other_costs" | "notes" | "lines" | "planned_purchase_price";
        /** @description A step that this person could take from the present status, and what it still lacks. */
        DealTransition: {
            to: components["schemas"]["DealStatus"];
            /** @description The usual next step, against a step back or a cancellation. */
            forward: boolean;
            missing: components["schemas"]["Need"][];
            reason_required: boolean;
            /** @description This person may take the step in spite of what is missing, with a reason. */
            can_override: boolean;
            /** @description What the usual step after this one would lack as things stand, such as room within the client's credit limit. It holds nothing up yet. Absent where there is nothing to know. */
            ahead?: components["schemas"]["Need"][];
        };
        Deal: {
            id: components["schemas"]["Uuid"];
            /** @example D-2026-0001 */
            number: string;
            status: components["schemas"]["DealStatus"];
            version: components["schemas"]["Version"];
            created_at: components["schemas"]["Timestamp"];
            created_by: components["schemas"]["PersonRef"];
            updated_at: components["schemas"]["Timestamp"];
            updated_by: components["schemas"]["PersonRef"];
            client: components["schemas"]["ClientRef"];
            date: components["schemas"]["Day"];
            sale_manager: components["schemas"]["PersonRef"];
            customer_reference: string | null;
            incoterms: components["schemas"]["Incoterms"];
            payment_terms: components["schemas"]["PaymentTerms"];
            currency: components["schemas"]["Currency"];
            exchange_rate: components["schemas"]["ExchangeRate"] | null;
            delivery_week_from: components["schemas"]["IsoWeek"] | null;
            delivery_week_to: components["schemas"]["IsoWeek"] | null;
            transport: components["schemas"]["Transport"];
            destination: string | null;
            port_of_discharge: components["schemas"]["UnLocode"] | null;
            tolerance_percent: number;
            /** @description Null too for those who may not see margin; so are the freight and the other costs. */
            commission: components["schemas"]["Commission"] | null;
            planned_freight: components["schemas"]["PositiveAmount"] | null;
            other_costs: components["schemas"]["OtherCost"][];
            notes: string | null;
            /** @description The portal order it came from. */
            portal_order_id: components["schemas"]["Uuid"] | null;
            lines: components["schemas"]["DealLine"][];
            planned: components["schemas"]["DealFigures"];
            /** @description From what was bought and loaded; null until something was loaded. Freight that isn't known yet, other costs and a commission that is an amount count as they are planned, in the share of the volume that is loaded. */
            actual: components["schemas"]["DealFigures"] | null;
            purchased_percent: components["schemas"]["Percent"];
            loaded_percent: components["schemas"]["Percent"];
            delivered_percent: components["schemas"]["Percent"];
            /** @description Of the order confirmation last issued; null before the first. */
            order_confirmation_revision: number | null;
            cancel_reason: string | null;
            /** @description What this person may do to it now. */
            allowed_actions: components["schemas"]["DealAction"][];
            /** @description The fields that this person may change in this status. */
            editable_fields: components["schemas"]["DealField"][];
            transitions: components["schemas"]["DealTransition"][];
        };
        DealPreviewRequest: {
            /** @description The saved deal it belongs to, or null for a new one. */
            id: components["schemas"]["Uuid"] | null;
            deal: components["schemas"]["DealWrite"];
        };
        DealPreview: {
            planned: components["schemas"]["DealFigures"];
            transitions: components["schemas"]["DealTransition"][];
        };
        TransitionRequest: {
            to: components["schemas"]["DealStatus"];
            reason?: string;
            /**
             * @description Take the step in spite of a blocked client or its credit limit; needs a reason.
             * @default false
             */
            override: boolean;
        };
        ConfirmationClient: {
            name: string;
            country: components["schemas"]["Country"];
            company_code: string | null;
            vat_code: string | null;
            address: string | null;
        };
        ConfirmationSeller: {
            name: string;
            email: string;
        };
        ConfirmationLine: {
            product_name: string | null;
            specification: components["schemas"]["Specification"];
            quantity: components["schemas"]["Quantity"];
            unit: components["schemas"]["Unit"];
            price: components["schemas"]["PositiveAmount"];
            certification: components["schemas"]["Certification"];
            volume_m3: components["schemas"]["Volume"];
            amount: components["schemas"]["Amount"];
        };
        /** @description The document as it was issued to the client; later changes of the deal don't touch it. */
        OrderConfirmation: {
            number: string;
            revision: number;
            issued_at: components["schemas"]["Timestamp"];
            issued_by: components["schemas"]["PersonRef"];
            client: components["schemas"]["ConfirmationClient"];
            date: components["schemas"]["Day"];
            sale_manager: components["schemas"]["ConfirmationSeller"];
            customer_reference: string | null;
            incoterms: components["schemas"]["Incoterms"];
            payment_terms: components["schemas"]["PaymentTerms"];
            currency: components["schemas"]["Currency"];
            delivery_week_from: components["schemas"]["IsoWeek"];
            delivery_week_to: components["schemas"]["IsoWeek"] | null;
            transport: components["schemas"]["Transport"];
            destination: string | null;
            port_of_discharge: components["schemas"]["UnLocode"] | null;
            tolerance_percent: number;
            lines: components["schemas"]["ConfirmationLine"][];
            volume_m3: components["schemas"]["Volume"];
            revenue: components["schemas"]["Amount"];
        };
        Comment: {
            id: components["schemas"]["Uuid"];
            text: string;
            created_at: components["schemas"]["Timestamp"];
            created_by: components["schemas"]["PersonRef"];
        };
        CommentList: {
            items: components["schemas"]["Comment"][];
            next_cursor: components["schemas"]["Cursor"];
            total: components["schemas"]["Total"];
        };
        CommentWrite: {
            text: string;
        };
        FieldChange: {
            /** @description The field's name in the contract, such as `delivery_week_from` or, within a line, `price`; `line` when a line came or went. */
            field: string;
            /** @description The line's place, counted from one; null for the document's own fields. */
            line: number | null;
            from: string | null;
            to: string | null;
        };
        ActivityEntry: {
            id: components["schemas"]["Uuid"];
            at: components["schemas"]["Timestamp"];
            /** @description Null when the system did it. */
            by: components["schemas"]["PersonRef"] | null;
            /** @enum {string} */
            kind: "created" | "changed" | "transition" | "credit_overridden" | "attachment_added" | "attachment_removed";
            changes: components["schemas"]["FieldChange"][];
            reason: string | null;
        };
        ActivityList: {
            items: components["schemas"]["ActivityEntry"][];
            next_cursor: components["schemas"]["Cursor"];
            total: components["schemas"]["Total"];
        };
        Attachment: {
            id: components["schemas"]["Uuid"];
            name: string;
            media_type: string;
            /** @description Bytes. */
            size: number;
            created_at: components["schemas"]["Timestamp"];
            created_by: components["schemas"]["PersonRef"];
            can_remove: boolean;
        };
        AttachmentUpload: {
            /**
             * Format: binary
             * @description An image (JPEG, PNG, WebP, HEIC, GIF, TIFF, BMP), a PDF or an office file (Word, Excel and PowerPoint of today and of before 2007, OpenDocument, RTF, CSV, plain text), 10 MB at most.
             */
            file: string;
        };
    };
    responses: {
        /** @description The body is no JSON or form, or a header is none that it can be. */
        Malformed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "The request could not be read.",
                 *       "status": 400,
                 *       "code": "malformed"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description This role, or this person, may not do that. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Your role can't do this.",
                 *       "status": 403,
                 *       "code": "forbidden"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is larger than this operation takes. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "This is too large",
                 *       "status": 413,
                 *       "code": "too_large"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Fields that need another look; `errors` says which and why. */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Check the marked fields.",
                 *       "status": 422,
                 *       "code": "validation",
                 *       "errors": [
                 *         {
                 *           "pointer": "/lines/0/quantity",
                 *           "code": "required"
                 *         }
                 *       ]
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many attempts; wait as long as `Retry-After` says. */
        TooMany: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Too many attempts. Wait a while, then try again.",
                 *       "status": 429,
                 *       "code": "too_many_attempts"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No session, or it has ended; refresh it once and repeat. */
        Unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Log in to go on.",
                 *       "status": 401,
                 *       "code": "unauthenticated"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No such record, or not one that this person may see. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "This record does not exist.",
                 *       "status": 404,
                 *       "code": "not_found"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The record's state, or a reused key, stands against it. */
        NotAllowedNow: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "That is not possible in this status.",
                 *       "status": 409,
                 *       "code": "not_allowed_now"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Somebody changed the record since that version. */
        Stale: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Somebody else has changed this record.",
                 *       "status": 412,
                 *       "code": "stale",
                 *       "current_version": 4
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The call lacks `If-Match`. */
        VersionRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Say which version you changed.",
                 *       "status": 428,
                 *       "code": "version_required"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A kind of file that is not taken. */
        UnsupportedFile: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Attach an image, a PDF or an office file.",
                 *       "status": 415,
                 *       "code": "unsupported_file"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        Id: components["schemas"]["Uuid"];
        CursorParam: string;
        Limit: number;
        /** @description One of the caller's own making per intended act, so that a repeated call acts once. */
        IdempotencyKey: string;
        /**
         * @description The version that the change was made on, in quotes as the ETag had it.
         * @example "3"
         */
        IfMatch: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "sale_manager@timberdesk.example",
                 *       "password": "timber-demo"
                 *     }
                 */
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description Logged in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "5f0c6c1e-6f0b-4a53-9d1c-0d7b0c8b7a01",
                     *       "name": "Ona Petrauskaitė",
                     *       "email": "sale_manager@timberdesk.example",
                     *       "role": "sale_manager",
                     *       "is_terms_agreed": false
                     *     }
                     */
                    "application/json": components["schemas"]["Me"];
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    refreshSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A fresh access cookie is set. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
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
            /** @description The session has ended; so it is when there was none. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            403: components["responses"]["Forbidden"];
        };
    };
    agreeWithTerms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Recorded. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person behind the session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "5f0c6c1e-6f0b-4a53-9d1c-0d7b0c8b7a01",
                     *       "name": "Ona Petrauskaitė",
                     *       "email": "sale_manager@timberdesk.example",
                     *       "role": "sale_manager",
                     *       "is_terms_agreed": true
                     *     }
                     */
                    "application/json": components["schemas"]["Me"];
                };
            };
            401: components["responses"]["Unauthenticated"];
        };
    };
    listDemoPeople: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The people, one for each role. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "name": "Ona Petrauskaitė",
                     *         "email": "sale_manager@timberdesk.example",
                     *         "role": "sale_manager",
                     *         "password": "timber-demo"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["DemoPerson"][];
                };
            };
        };
    };
    listNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "uuid": "0b8f2c0e-5b0e-4d3f-9a52-6f1c8c5d9e11",
                     *         "message": "Deal D-2026-0042 for Bois du Rhône is confirmed.",
                     *         "created_at": "20/11/2026 09:12:44",
                     *         "is_read": false,
                     *         "document": {
                     *           "kind": "deal",
                     *           "id": "7a3f6f0a-31f5-4a1c-8d06-2d2e5d1f4c42"
                     *         }
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Notification"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
        };
    };
    newNotificationExists: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description True when there is one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example true */
                    "application/json": boolean;
                };
            };
            401: components["responses"]["Unauthenticated"];
        };
    };
    markNotificationAsRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is read; so it is when it already was. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listPeople: {
        parameters: {
            query?: {
                /** @description Only these roles. */
                role?: components["schemas"]["Role"][];
                /** @description Words that must all occur in the name or the e-mail, in any order and without regard to capitals and accents. */
                q?: components["schemas"]["SearchText"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The staff that match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "5f0c6c1e-6f0b-4a53-9d1c-0d7b0c8b7a01",
                     *           "name": "Ona Petrauskaitė",
                     *           "email": "sale_manager@timberdesk.example",
                     *           "role": "sale_manager"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PersonList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    getPerson: {
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
            /** @description The person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "5f0c6c1e-6f0b-4a53-9d1c-0d7b0c8b7a01",
                     *       "name": "Ona Petrauskaitė",
                     *       "email": "sale_manager@timberdesk.example",
                     *       "role": "sale_manager"
                     *     }
                     */
                    "application/json": components["schemas"]["Person"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listClients: {
        parameters: {
            query?: {
                /**
                 * @description Words that must all occur, in any order and without regard to capitals and accents: in the name, the company or VAT code, the names and
                 *     e-mails of the contacts; or that name the client's country in English, French, Lithuanian or Spanish, from three letters on, or by its
                 *     two-letter code ("lithu", "united kingdom", "Holland", "UK"). Two letters that are such a code are otherwise only looked up
                 *     as a whole word and as the beginning of the client's name: "LT" finds no "Zuvinto Ltd", "Bo" finds Bois du Rhône.
                 */
                q?: components["schemas"]["SearchText"];
                status?: components["schemas"]["ClientStatus"][];
                country?: components["schemas"]["Country"][];
                sale_manager_id?: components["schemas"]["Uuid"][];
                /**
                 * @description By `credit_used`, the share of the credit limit, clients without a limit come last either way. With a limit of 0, whoever owes something is
                 *     over by more than any other, and whoever owes nothing uses nothing.
                 */
                sort?: "name" | "-name" | "country" | "-country" | "exposure_eur" | "-exposure_eur" | "credit_used" | "-credit_used" | "updated_at" | "-updated_at";
                cursor?: components["parameters"]["CursorParam"];
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of clients. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [],
                     *       "next_cursor": null,
                     *       "total": 0
                     *     }
                     */
                    "application/json": components["schemas"]["ClientList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    createClient: {
        parameters: {
            query?: never;
            header?: {
                /** @description One of the caller's own making per intended act, so that a repeated call acts once. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Bois du Rhône SAS",
                 *       "country": "FR",
                 *       "company_code": "812345678",
                 *       "vat_code": "FR40812345678",
                 *       "address": "12 quai de la Scierie, 69007 Lyon",
                 *       "contacts": [
                 *         {
                 *           "name": "Claire Fontaine",
                 *           "email": "achats@boisdurhone.example",
                 *           "phone": "+33 4 72 00 00 00",
                 *           "role": "Purchasing"
                 *         }
                 *       ],
                 *       "currency": "EUR",
                 *       "payment_terms": {
                 *         "kind": "net_days",
                 *         "net_days": 30
                 *       },
                 *       "default_incoterms": {
                 *         "rule": "DAP",
                 *         "place": "Lyon"
                 *       },
                 *       "default_destination": "Lyon",
                 *       "credit_limit_eur": "150000.00",
                 *       "sale_manager_id": "5f0c6c1e-6f0b-4a53-9d1c-0d7b0c8b7a01",
                 *       "required_certification": "pefc_certified",
                 *       "tolerance_percent": 10,
                 *       "status": "active"
                 *     }
                 */
                "application/json": components["schemas"]["ClientWrite"];
            };
        };
        responses: {
            /** @description Added. */
            201: {
                headers: {
                    /** @description The record's version, in quotes. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Client"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["NotAllowedNow"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    getClient: {
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
            /** @description The client. */
            200: {
                headers: {
                    /** @description The record's version, in quotes. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Client"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    updateClient: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the change was made on, in quotes as the ETag had it.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Bois du Rhône SAS",
                 *       "country": "FR",
                 *       "company_code": "812345678",
                 *       "vat_code": "FR40812345678",
                 *       "address": "12 quai de la Scierie, 69007 Lyon",
                 *       "contacts": [
                 *         {
                 *           "name": "Claire Fontaine",
                 *           "email": "achats@boisdurhone.example",
                 *           "phone": "+33 4 72 00 00 00",
                 *           "role": "Purchasing"
                 *         }
                 *       ],
                 *       "currency": "EUR",
                 *       "payment_terms": {
                 *         "kind": "net_days",
                 *         "net_days": 30
                 *       },
                 *       "default_incoterms": {
                 *         "rule": "DAP",
                 *         "place": "Lyon"
                 *       },
                 *       "default_destination": "Lyon",
                 *       "credit_limit_eur": "150000.00",
                 *       "sale_manager_id": "5f0c6c1e-6f0b-4a53-9d1c-0d7b0c8b7a01",
                 *       "required_certification": "pefc_certified",
                 *       "tolerance_percent": 10,
                 *       "status": "active"
                 *     }
                 */
                "application/json": components["schemas"]["ClientWrite"];
            };
        };
        responses: {
            /** @description The client as it is now. */
            200: {
                headers: {
                    /** @description The record's version, in quotes. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Client"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionRequired"];
        };
    };
    listProducts: {
        parameters: {
            query?: {
                /**
                 * @description Words and dimensions that must all occur, in any order and without regard to capitals and accents, such as "spruce 47 100" or "47x100".
                 *     A number is looked up whole among the millimetres of the sizes; a word in the name, the quality, the wood's code of EN 13556 and the HS
                 *     code, or among what merchants call the wood in English, French, Lithuanian and Spanish ("redwood", "sapin du Nord", "eglinės").
                 */
                q?: components["schemas"]["SearchText"];
                category?: components["schemas"]["ProductCategory"][];
                wood?: components["schemas"]["Wood"][];
                cursor?: components["parameters"]["CursorParam"];
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Products by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [],
                     *       "next_cursor": null,
                     *       "total": 0
                     *     }
                     */
                    "application/json": components["schemas"]["ProductList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
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
            /** @description The product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "3d1c2f58-8a6b-4b0e-8f0e-51f5c4f3a1d2",
                     *       "name": "Spruce KD SF 47x100x4800",
                     *       "specification": {
                     *         "wood": "PCAB",
                     *         "profile": "sawn",
                     *         "quality": "SF",
                     *         "treatment": "kiln_dried",
                     *         "treatment_color": null,
                     *         "color": null,
                     *         "thickness_mm": 47,
                     *         "width_mm": 100,
                     *         "length_mm": 4800,
                     *         "diameter_mm": null,
                     *         "taper_mm_per_m": null,
                     *         "humidity_percent": 18,
                     *         "packaging": "foil",
                     *         "pcs_per_pack": 110,
                     *         "m3_per_pack": null,
                     *         "group": "Sawn timber",
                     *         "category": "softwood_boards",
                     *         "certification": "pefc_certified",
                     *         "hs_code": "4407.12",
                     *         "density_kg_m3": 470
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Product"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listDeals: {
        parameters: {
            query?: {
                /**
                 * @description Words that must all occur, in any order and without regard to capitals and accents: in the number, the names of the client and the sale
                 *     manager, the customer reference, the destination or the named place.
                 */
                q?: components["schemas"]["SearchText"];
                status?: components["schemas"]["DealStatus"][];
                client_id?: components["schemas"]["Uuid"][];
                sale_manager_id?: components["schemas"]["Uuid"][];
                /** @description Delivered in this week or later; of a stretch of weeks, its last counts. */
                week_from?: components["schemas"]["IsoWeek"];
                /** @description Delivered in this week or earlier; of a stretch of weeks, its first counts. Before `week_from` it is refused, with `week_order`. */
                week_to?: components["schemas"]["IsoWeek"];
                sort?: "number" | "-number" | "date" | "-date" | "client" | "-client" | "delivery_week_from" | "-delivery_week_from" | "volume_m3" | "-volume_m3" | "revenue_eur" | "-revenue_eur" | "updated_at" | "-updated_at";
                cursor?: components["parameters"]["CursorParam"];
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of deals. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [],
                     *       "next_cursor": null,
                     *       "total": 0
                     *     }
                     */
                    "application/json": components["schemas"]["DealList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    createDeal: {
        parameters: {
            query?: never;
            header?: {
                /** @description One of the caller's own making per intended act, so that a repeated call acts once. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "client_id": "9b1a4a52-5b3f-4a57-9a3d-6c1d0a2f7e10",
                 *       "date": "2026-11-20",
                 *       "sale_manager_id": "5f0c6c1e-6f0b-4a53-9d1c-0d7b0c8b7a01",
                 *       "customer_reference": "PO 4711",
                 *       "incoterms": {
                 *         "rule": "DAP",
                 *         "place": "Lyon"
                 *       },
                 *       "payment_terms": {
                 *         "kind": "net_days",
                 *         "net_days": 30
                 *       },
                 *       "currency": "EUR",
                 *       "exchange_rate": null,
                 *       "delivery_week_from": "2026-W50",
                 *       "delivery_week_to": "2026-W51",
                 *       "transport": {
                 *         "kind": "truck",
                 *         "count": 2
                 *       },
                 *       "destination": "Lyon",
                 *       "port_of_discharge": null,
                 *       "tolerance_percent": 10,
                 *       "commission": {
                 *         "kind": "percent",
                 *         "value": "2.00"
                 *       },
                 *       "planned_freight": "2400.00",
                 *       "other_costs": [],
                 *       "notes": null,
                 *       "lines": [
                 *         {
                 *           "id": "1c0de7c2-20b5-4d1c-8c5f-0a8e3c9c6b11",
                 *           "product_id": "3d1c2f58-8a6b-4b0e-8f0e-51f5c4f3a1d2",
                 *           "specification": null,
                 *           "quantity": "40.000",
                 *           "unit": "m3",
                 *           "price": "312.00",
                 *           "planned_purchase_price": "248.00",
                 *           "certification": "pefc_certified"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["DealWrite"];
            };
        };
        responses: {
            /** @description The draft. */
            201: {
                headers: {
                    /** @description The record's version, in quotes. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deal"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["NotAllowedNow"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    previewDeal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DealPreviewRequest"];
            };
        };
        responses: {
            /** @description Figures and steps. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealPreview"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    getDeal: {
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
            /** @description The deal. */
            200: {
                headers: {
                    /** @description The record's version, in quotes. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deal"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    updateDeal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the change was made on, in quotes as the ETag had it.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "client_id": "9b1a4a52-5b3f-4a57-9a3d-6c1d0a2f7e10",
                 *       "date": "2026-11-20",
                 *       "sale_manager_id": "5f0c6c1e-6f0b-4a53-9d1c-0d7b0c8b7a01",
                 *       "customer_reference": "PO 4711",
                 *       "incoterms": {
                 *         "rule": "DAP",
                 *         "place": "Lyon"
                 *       },
                 *       "payment_terms": {
                 *         "kind": "net_days",
                 *         "net_days": 30
                 *       },
                 *       "currency": "EUR",
                 *       "exchange_rate": null,
                 *       "delivery_week_from": "2026-W50",
                 *       "delivery_week_to": "2026-W51",
                 *       "transport": {
                 *         "kind": "truck",
                 *         "count": 2
                 *       },
                 *       "destination": "Lyon",
                 *       "port_of_discharge": null,
                 *       "tolerance_percent": 10,
                 *       "commission": {
                 *         "kind": "percent",
                 *         "value": "2.00"
                 *       },
                 *       "planned_freight": "2400.00",
                 *       "other_costs": [],
                 *       "notes": null,
                 *       "lines": [
                 *         {
                 *           "id": "1c0de7c2-20b5-4d1c-8c5f-0a8e3c9c6b11",
                 *           "product_id": "3d1c2f58-8a6b-4b0e-8f0e-51f5c4f3a1d2",
                 *           "specification": null,
                 *           "quantity": "40.000",
                 *           "unit": "m3",
                 *           "price": "312.00",
                 *           "planned_purchase_price": "248.00",
                 *           "certification": "pefc_certified"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["DealWrite"];
            };
        };
        responses: {
            /** @description The deal as it is now. */
            200: {
                headers: {
                    /** @description The record's version, in quotes. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deal"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotAllowedNow"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionRequired"];
        };
    };
    transitionDeal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the change was made on, in quotes as the ETag had it.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description One of the caller's own making per intended act, so that a repeated call acts once. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "to": "confirmed"
                 *     }
                 */
                "application/json": components["schemas"]["TransitionRequest"];
            };
        };
        responses: {
            /** @description The deal in its new status. */
            200: {
                headers: {
                    /** @description The record's version, in quotes. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deal"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotAllowedNow"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionRequired"];
        };
    };
    getOrderConfirmation: {
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
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderConfirmation"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listDealComments: {
        parameters: {
            query?: {
                cursor?: components["parameters"]["CursorParam"];
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of comments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    createDealComment: {
        parameters: {
            query?: never;
            header?: {
                /** @description One of the caller's own making per intended act, so that a repeated call acts once. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "The client asks for stickered packs."
                 *     }
                 */
                "application/json": components["schemas"]["CommentWrite"];
            };
        };
        responses: {
            /** @description The comment. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotAllowedNow"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    listDealActivity: {
        parameters: {
            query?: {
                cursor?: components["parameters"]["CursorParam"];
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    listDealAttachments: {
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
            /** @description The attachments, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attachment"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    uploadDealAttachment: {
        parameters: {
            query?: never;
            header?: {
                /** @description One of the caller's own making per intended act, so that a repeated call acts once. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["AttachmentUpload"];
            };
        };
        responses: {
            /** @description Attached. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attachment"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotAllowedNow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedFile"];
            422: components["responses"]["Invalid"];
        };
    };
    downloadDealAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                attachment_id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    removeDealAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                attachment_id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
}
