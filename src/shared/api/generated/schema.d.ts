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
         *     so that a 401 always means a session to refresh. With the right password of a blocked account the error is `account_blocked` at the e-mail.
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
        /** Accept the terms */
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
        /** Return the logged-in user */
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
         * List the demo's people for one-click login
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
         * List my notifications, newest first
         * @description Returns up to 100 notifications: the newest, or those before a given one. Notifications older than a year are deleted.
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
         * Check for unread notifications
         * @description Among the newest hundred.
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
    "/notifications/mark_all_as_read/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Mark all my notifications as read */
        put: operations["markAllNotificationsAsRead"];
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
        /** Mark one of my notifications as read */
        put: operations["markNotificationAsRead"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/send_password/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a link to set a password
         * @description The answer does not show if the address is known. Has the same attempt limit as logging in.
         */
        post: operations["sendPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/set_password/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a password with a mailed link
         * @description The link works once, for an hour. It ends all sessions of the person and begins one.
         */
        post: operations["setPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign_up/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign up a company and its buyer
         * @description A manager verifies the data; the password comes by mail. An address that is known already gets a mail that says so, and no other answer.
         */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outbox/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the demo's mails, newest first
         * @description Available only if the database is a demo and mail is not sent; otherwise not found.
         */
        get: operations["listOutbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Return my personal information */
        get: operations["getProfile"];
        /** Change my personal information */
        put: operations["updateProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/password/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change my password
         * @description Ends my other sessions. A wrong present password is a validation error, and counts as a failed login does.
         */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/sessions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List my sessions */
        get: operations["listOwnSessions"];
        put?: never;
        post?: never;
        /** End all my other sessions */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/sessions/{id}/": {
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
        /** End one of my sessions */
        delete: operations["endOwnSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the companies that the user serves */
        get: operations["listCompanies"];
        put?: never;
        /**
         * Add a verified company
         * @description The company is verified immediately. A manager adds their own companies, a country manager companies of their countries.
         */
        post: operations["createCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/managers/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the people who can serve a company */
        get: operations["listCompanyManagers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Return a company */
        get: operations["getCompany"];
        /** Change a company */
        put: operations["updateCompany"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{id}/transitions/": {
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
         * Move a company to another status
         * @description To verify it makes or links its client, and mails its people a link to set a password; to block it ends their sessions.
         */
        post: operations["transitionCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{id}/clients/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** List the clients that may match a company */
        get: operations["listCompanyClients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{id}/client/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Link a company to a client, or create the client */
        put: operations["linkCompanyClient"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{id}/clear_sessions/": {
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
        /** End the sessions of a company's people */
        post: operations["clearCompanySessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{id}/addresses/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** List the delivery addresses of a company */
        get: operations["listAddresses"];
        put?: never;
        /** Add an address */
        post: operations["createAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{id}/addresses/{address_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                address_id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change an address
         * @description Orders that went there keep it as it was.
         */
        put: operations["updateAddress"];
        post?: never;
        /** Remove an address */
        delete: operations["removeAddress"];
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
        /** List people */
        get: operations["listPeople"];
        put?: never;
        /**
         * Add a person
         * @description Mails them a link to set a password, or has that wait until their company is verified. Only an admin makes an admin.
         */
        post: operations["createPerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people/staff/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List active staff by name */
        get: operations["listStaff"];
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
        /** Return a person */
        get: operations["getPerson"];
        /**
         * Change a person, their role and their permissions
         * @description Another role or company ends their sessions. A role is changed when no open work of it is left; only an admin changes an admin, and nobody changes their own role.
         */
        put: operations["updatePerson"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people/{id}/transitions/": {
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
         * Deactivate or reactivate a person
         * @description Deactivating ends their sessions and hands all their open work over. The last admin stays.
         */
        post: operations["transitionPerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people/{id}/hand_over/": {
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
        /** Hand over a person's open work */
        post: operations["handWorkOver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people/{id}/clear_sessions/": {
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
        /** End a person's sessions */
        post: operations["clearPersonSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people/{id}/send_link/": {
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
        /** Mail a person a link to set a password */
        post: operations["sendPersonLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people/{id}/done/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** List a person's activity, newest first */
        get: operations["listDone"];
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
        /** Return a client with its exposure */
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
    "/sawmills/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List sawmills
         * @description Only global managers and admins can change sawmills. Purchase and cargo managers can read them.
         */
        get: operations["listSawmills"];
        put?: never;
        /** Add a sawmill */
        post: operations["createSawmill"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sawmills/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Return a sawmill */
        get: operations["getSawmill"];
        /** Change a sawmill */
        put: operations["updateSawmill"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supplies/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List supplies */
        get: operations["listSupplies"];
        put?: never;
        /** Create a supply as a draft */
        post: operations["createSupply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supplies/totals/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Return the totals of a list of supplies
         * @description Of those that `listSupplies` finds, narrowed by the same parameters; apart from it, so that no page waits for a sum.
         */
        get: operations["sumSupplies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supplies/preview/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Evaluate a supply without saving it
         * @description Figures, what the next step still lacks, and what looks wrong, of a supply as it stands in the form. One that was never saved is not canceled.
         */
        post: operations["previewSupply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supplies/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Return a supply */
        get: operations["getSupply"];
        /**
         * Change a supply
         * @description Replaces it whole. A field that may not change in this status is an error of its own, `locked`.
         */
        put: operations["updateSupply"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supplies/{id}/transitions/": {
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
        /** Move a supply to another status */
        post: operations["transitionSupply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supplies/{id}/cover/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Return the allocations of a supply, line by line */
        get: operations["getSupplyCover"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supplies/{id}/open_deal_lines/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the deals that need wood of a supply
         * @description For each line of the supply the deals' lines of its wood and section that lack some, 20 at most, those that are to be delivered first before the others.
         */
        get: operations["listOpenDealLines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/{id}/cover/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Return the cover of a deal, line by line
         * @description Readable by everyone who can read the deal, except yard agents. Prices need permission to see margins.
         */
        get: operations["getDealCover"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/{id}/free_wood/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the supplies with wood for a deal
         * @description For each line of the deal the supplies' lines of its wood and section that nobody has all of, eight at most. The forty that are ready first are looked at:
         *     of those, what differs least comes first, then what is ready first.
         */
        get: operations["listFreeWood"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/{id}/purchase_plan/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Return a deal's shortfall and possible purchases
         * @description The deal's lines that lack wood, drafts counted as if they were bought; free wood of supplies that are ordered, eight lines of it at most for each; and the
         *     approved mills that make it, with a certificate that holds in the week in which it would be ready. First come mills that make more of the lines, then
         *     those that are sooner ready.
         */
        get: operations["getPurchasePlan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/{id}/purchases/": {
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
         * Allocate unallocated wood to a deal and draft supplies for the rest
         * @description As a whole or not at all. A draft has what was agreed with its mill last: currency, prices, Incoterms and loading place; its week is the one that the
         *     plan names. All of it goes to the deal.
         */
        post: operations["buyForDeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/{id}/purchases/undo/": {
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
         * Undo a purchase for a deal
         * @description Cancels the drafts, lets go of what was allocated of them, and gives free wood back, as a whole or not at all: while nobody has changed one of the drafts,
         *     ordered it, or given wood of it to another deal.
         */
        post: operations["undoPurchase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/allocations/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Allocate wood of supplies to deals
         * @description Allocates, changes and lets go, as a whole or not at all. What there is no more of is refused with what there is.
         */
        post: operations["setAllocations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cargos/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List cargo */
        get: operations["listCargos"];
        put?: never;
        /** Create a cargo */
        post: operations["createCargo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cargos/preview/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Evaluate a cargo without saving it
         * @description Figures, loads as they would be counted, the checklist, and what the next step still lacks, of a cargo as it stands in the form. What saving
         *     refuses this refuses too. One that was never saved is not canceled.
         */
        post: operations["previewCargo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cargos/choices/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the carriers, forwarders, ports and clients of cargo */
        get: operations["listCargoChoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cargos/loadable/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the wood that is ready for loading
         * @description Allocated wood that lies ready at its mill and is in no cargo, 200 at most: what is to be delivered first before the rest, and what still awaits
         *     its inspection last.
         */
        get: operations["listLoadable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cargos/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Return a cargo */
        get: operations["getCargo"];
        /**
         * Change a cargo
         * @description Replaces it whole. A field that may not change in this status is an error of its own, `locked`.
         */
        put: operations["updateCargo"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cargos/{id}/transitions/": {
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
         * Move a cargo to another status
         * @description Its deals and supplies follow in the same act.
         */
        post: operations["transitionCargo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supply-inspection-reports/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List supply inspection reports
         * @description A purchase agent sees own ones. Cargo managers see how they ended, and open none.
         */
        get: operations["listSupplyReports"];
        put?: never;
        /**
         * Create a supply inspection report as a draft
         * @description The user who creates the report is its inspector.
         */
        post: operations["createSupplyReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supply-inspection-reports/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Return a supply inspection report */
        get: operations["getSupplyReport"];
        /**
         * Change a supply inspection report
         * @description Replaces it whole. Its inspector does, while it is a draft.
         */
        put: operations["updateSupplyReport"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supply-inspection-reports/{id}/transitions/": {
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
         * Move a supply inspection report to another status
         * @description Its inspector submits it, takes it up again once it is returned, or cancels it. Somebody else approves it or returns it. With the approval, what is accepted of each line is known to the supply, in the place of what earlier reports said of that line.
         */
        post: operations["transitionSupplyReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supply-inspection-reports/{id}/corrections/": {
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
         * Create a correction of an approved report
         * @description A draft that says what that one says, photos too, with whoever begins it as its inspector. One at a time; until it is approved, the first stands.
         */
        post: operations["correctSupplyReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inspectable-supplies/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the supplies that can be inspected, without costs
         * @description Supplies that the mill confirmed and that are not shipped yet, newest first.
         */
        get: operations["listInspectableSupplies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cargo-inspection-reports/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List container inspection reports
         * @description A purchase agent sees own ones. Cargo managers see how they ended, and open none.
         */
        get: operations["listCargoReports"];
        put?: never;
        /**
         * Create a container inspection report as a draft
         * @description The user who creates the report is its inspector.
         */
        post: operations["createCargoReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cargo-inspection-reports/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Return a container inspection report */
        get: operations["getCargoReport"];
        /**
         * Change a container inspection report
         * @description Replaces it whole. Its inspector does, while it is a draft.
         */
        put: operations["updateCargoReport"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cargo-inspection-reports/{id}/transitions/": {
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
         * Move a container inspection report to another status
         * @description Its inspector submits it, takes it up again once it is returned, or cancels it. Somebody else approves it or returns it. The last report that was approved stands: a container is sealed by it. Where the cargo has no seal yet, or that of the report that this one corrects, it takes this one's.
         */
        post: operations["transitionCargoReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cargo-inspection-reports/{id}/corrections/": {
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
         * Create a correction of an approved report
         * @description A draft that says what that one says, photos too, with whoever begins it as its inspector. One at a time; until it is approved, the first stands.
         */
        post: operations["correctCargoReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inspectable-cargos/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the containers that can be inspected, without costs
         * @description Those that are booked or being loaded, the youngest first; without a word or an id, those alone of which no report is handed in. A truck has no report.
         */
        get: operations["listInspectableCargos"];
        put?: never;
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
        /**
         * Add a product
         * @description Its name and what tells it from others are those of no other product, archived ones among them (`same_name`, `same_specification`).
         */
        post: operations["createProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/changes/preview/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview a change of many products
         * @description Nothing is changed. More than 5,000 products are `too_many`.
         */
        post: operations["previewProductChanges"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/changes/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change many products at once
         * @description Changes what the preview said, all of it or nothing. When the products of the filter are others than those of the preview, or one was changed
         *     since, nothing is changed (`changed_since`).
         */
        post: operations["changeProducts"];
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
        /** Return a product */
        get: operations["getProduct"];
        /**
         * Change, archive or reactivate a product
         * @description Documents keep what was agreed. Packs, prices, baskets, offers and orders read the product as it is, so that as long as it is in use (`uses`),
         *     the fields that tell it from others are `locked`, and it can be archived (`in_use`) only when nothing but prices is left.
         */
        put: operations["updateProduct"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/prices/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List prices
         * @description Returns prices for all customers, for countries, and for the companies that the user can see. Clients read their prices with `listPaidPrices`.
         */
        get: operations["listPrices"];
        put?: never;
        /**
         * Add a price
         * @description It ends the open price of its scope the day before it begins; over any other it is refused with `overlap`. Managers set those of the companies that they
         *     manage, country managers also those of their countries, global managers and admins all; anything else is `not_yours`.
         */
        post: operations["createPrice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/prices/paid/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the prices that a company pays on a day
         * @description A client reads its own company's prices and no others; the others choose a company in their sight.
         */
        get: operations["listPaidPrices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/prices/changes/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the price changes of a product
         * @description Only prices of companies that the user can see.
         */
        get: operations["listPriceChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/prices/rate_changes/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the changes of services and tariffs */
        get: operations["listRateChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/prices/imports/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the imported price sheets
         * @description The user's own imports; global managers and admins see all.
         */
        get: operations["listPriceImports"];
        put?: never;
        /**
         * Import a part of a price sheet
         * @description Rows that are refused are left out, and said; so are those that no longer meet the price which the preview showed, and those whose alert is not confirmed. A part that is sent again changes nothing more. A sheet is listed as not finished until its last part is applied.
         */
        post: operations["importPrices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/prices/imports/preview/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview the import of a part of a price sheet
         * @description Nothing is written. A sheet is sent in parts of a thousand rows; rows of one product and scope go into one part, which is judged as a whole.
         */
        post: operations["previewPriceImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/prices/imports/{id}/undo/": {
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
         * Undo the import of a price sheet
         * @description Every price whose content is as the sheet left it becomes what it was before. The others are named with the reason, and can be taken back later.
         */
        post: operations["undoPriceImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/prices/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Change, end, disable or hide a price */
        put: operations["updatePrice"];
        post?: never;
        /** Remove a price */
        delete: operations["removePrice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{id}/remove_prices/": {
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
         * Remove all prices of a company
         * @description The company then pays the prices of its country, or those for all customers. Products hidden from it are shown again.
         */
        post: operations["removeCompanyPrices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service_prices/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the prices of services */
        get: operations["listServicePrices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service_prices/{service}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                service: components["schemas"]["Service"];
            };
            cookie?: never;
        };
        get?: never;
        /** Change the price of a service */
        put: operations["updateServicePrice"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tariffs/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List transport tariffs */
        get: operations["listTariffs"];
        put?: never;
        /** Add a transport tariff */
        post: operations["createTariff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tariffs/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Change a transport tariff */
        put: operations["updateTariff"];
        post?: never;
        /** Remove a transport tariff */
        delete: operations["removeTariff"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the stock by product, pack and location
         * @description Returns every product. Products without stock are included unless hidden by a filter.
         */
        get: operations["listStock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/receivable/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the supply lines that can be received into stock */
        get: operations["listReceivable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/sheet/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import a stock sheet
         * @description All rows or none. Each has the version that the preview showed; a pack that somebody has changed since is refused with `changed_since`, and then, or where
         *     anything else is refused, nothing is written and each row says why.
         */
        post: operations["importStock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/sheet/preview/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview the import of a stock sheet
         * @description Nothing is written.
         */
        post: operations["previewStockSheet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/sheets/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the last imported stock sheets
         * @description The user's own imports; global managers and admins see all.
         */
        get: operations["listStockSheets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/sheets/{id}/undo/": {
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
         * Undo the import of a stock sheet
         * @description Every pack whose content is as the sheet left it becomes what it was before; a pack that the sheet added is removed. The others are named with the reason, and
         *     can be taken back later.
         */
        post: operations["undoStockSheet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lots/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the packs in the yard, oldest first */
        get: operations["listLots"];
        put?: never;
        /**
         * Receive packs into stock
         * @description No more than the supply's line has ready that no deal has, and that is not in stock yet; more is `not_free`.
         */
        post: operations["receiveLots"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lots/changes/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Block, release or move packs
         * @description Changes all packs or none. A reserved pack is refused with `reserved`, a sold or removed one with `not_found`.
         */
        post: operations["changeLots"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lots/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Correct the content of a pack
         * @description A reserved pack is refused with `reserved`, so that stock never falls below the reserved amount.
         */
        put: operations["correctLot"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lots/{id}/changes/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** List the changes of a pack */
        get: operations["listLotChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/products/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the stock with a company's prices
         * @description A client sees its own company's prices. Others choose a company in their sight, or see what everybody pays. A product that is hidden from the
         *     company is not there; neither is one that is not in stock, unless it is asked for.
         */
        get: operations["listStockProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/products/facets/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the values that products can be filtered by */
        get: operations["getStockFacets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/products/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Return a product with its packs and a company's prices */
        get: operations["getStockProduct"];
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
         * Create a deal as a draft
         * @description A sale manager writes own deals; a purchase or global manager and an admin name the sale manager.
         */
        post: operations["createDeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/totals/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Return the totals of a list of deals
         * @description Of those that `listDeals` finds, narrowed by the same parameters; apart from it, so that no page waits for a sum.
         */
        get: operations["sumDeals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/destinations/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the destinations of deals
         * @description The destinations of the deals that this person sees, by name.
         */
        get: operations["listDestinations"];
        put?: never;
        post?: never;
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
         * Evaluate a deal without saving it
         * @description Figures, what the next step still lacks, and what looks like a slip, of a deal as it stands in the form. One that was never saved takes no step back and is not canceled.
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
        /** Return a deal */
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
    "/deals/{id}/payments/": {
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
         * Record a payment of a deal
         * @description For the deal's sale manager, global managers and admins, from the confirmation on, and after a confirmed deal was canceled. The client's exposure
         *     falls by the amount. An amount above what is unpaid, of a canceled deal above its agreed revenue less what is paid, is refused with `too_large`, a
         *     day after today with `future_day`, one more than a year before the deal's date with `day_too_early`.
         */
        post: operations["addDealPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/{id}/payments/{payment_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                payment_id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a recorded payment of a deal
         * @description Allowed for users who can record payments. The amount counts as unpaid again; the payment stays in the history.
         */
        delete: operations["removeDealPayment"];
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
        /** Return the order confirmation issued last */
        get: operations["getOrderConfirmation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/basket/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Return a company's basket
         * @description Looking at it changes nothing. A client has that of its company; the house says whose, among the companies in its scope.
         */
        get: operations["getBasket"];
        put?: never;
        post?: never;
        /** Empty the basket */
        delete: operations["emptyBasket"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/basket/lines/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reserve wood in the basket
         * @description A line of a product reserves the packs that came first; one of a lot that lot. Each line is told what became of it, and one that fails leaves the
         *     others.
         */
        post: operations["addToBasket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/basket/lines/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Change the quantity or the services of a line */
        put: operations["changeBasketLine"];
        post?: never;
        /** Remove a line from the basket */
        delete: operations["removeBasketLine"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/basket/restore/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore the available lines of an expired basket
         * @description At today's prices.
         */
        post: operations["restoreBasket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/basket/suggestions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Suggest products of past orders that fill the truck */
        get: operations["listBasketSuggestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offers/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List offers
         * @description A client sees those to its company, a manager those to own clients, a country manager those to companies of own countries.
         */
        get: operations["listOffers"];
        put?: never;
        /** Create an offer for companies */
        post: operations["makeOffers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offers/preview/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview an offer
         * @description Returns each company's price without the offer. Users who can see margins also get the offer's margin.
         */
        post: operations["previewOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offers/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Return an offer */
        get: operations["getOffer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offers/{id}/transitions/": {
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
         * Accept, decline or withdraw an offer
         * @description What is accepted goes into the company's basket at the price of the offer. A part may be accepted, and the rest stays open. Declining and withdrawing take a word.
         */
        post: operations["transitionOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List orders
         * @description A client's are those of its company; a manager's those of own clients; a country manager's those of own countries.
         */
        get: operations["listOrders"];
        put?: never;
        /**
         * Create an order from the basket
         * @description It is Initial, and the basket runs on until the order is confirmed by whoever made it.
         */
        post: operations["createOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Return an order */
        get: operations["getOrder"];
        /**
         * Change an order
         * @description Replaces the order's fields and keeps its lines. A field that cannot change in this status is refused with `locked`.
         */
        put: operations["updateOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/transitions/": {
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
         * Move an order to another status
         * @description What is asked for as `ordered` goes on by itself to `pending` where a truck needs the manager's approval, else to `received`; the basket is purged then.
         *     Confirming makes the staff's deal; canceling cancels it.
         */
        post: operations["transitionOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/reorder/": {
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
        /** Order again: add the lines of an order to the basket */
        post: operations["reorder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/thread/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Return the progress of an order */
        get: operations["getOrderThread"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/photos/{attachment_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                attachment_id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        /** Return a photo of the order's loading */
        get: operations["downloadOrderPhoto"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboards/deal/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Return the dashboard of deals: open work and stages
         * @description A sale manager's are the own deals; cargo managers see those that are confirmed or further. The period narrows nothing here.
         */
        get: operations["getDealDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboards/supply/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Return the dashboard of supplies: open work and stages
         * @description The period narrows nothing here.
         */
        get: operations["getSupplyDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboards/cargo/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Return the dashboard of cargo: open work and stages
         * @description The period narrows nothing here.
         */
        get: operations["getCargoDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboards/deal/figures/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Return the key figures of deals
         * @description What is told as it is now has no period; the others have the period before beside them. Margins are there for those who see them.
         */
        get: operations["getDealFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboards/supply/figures/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Return the key figures of supplies
         * @description What is told as it is now has no period; the others have the period before beside them.
         */
        get: operations["getSupplyFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboards/cargo/figures/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Return the key figures of cargo
         * @description What is told as it is now has no period; the others have the period before beside them.
         */
        get: operations["getCargoFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboards/deal/charts/{chart}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Return a chart of deals
         * @description Each point is what its list finds that is asked the same. Who sees no margins finds no chart of them.
         */
        get: operations["getDealChart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboards/supply/charts/{chart}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Return a chart of supplies
         * @description Each point equals the result of the list with the same query.
         */
        get: operations["getSupplyChart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboards/cargo/charts/{chart}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Return a chart of cargo
         * @description Each point equals the result of the list with the same query.
         */
        get: operations["getCargoChart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search all records by number, name or words
         * @description Only what this person may open is found: deals, supplies and cargo by all that their lists are searched by, reports by their numbers and by what their supply or
         *     their container is found by, deals and supplies by the numbers of a container, seal or bill of lading that has their wood too, clients and mills by their names and contacts.
         *     Of each kind the newest five.
         */
        get: operations["searchEverything"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/records/{kind}/{id}/comments/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which of the roles see comments, files and history of a kind, may comment and may attach is the backend's to say. */
                kind: components["parameters"]["RecordKind"];
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** List the comments of a record, newest first */
        get: operations["listComments"];
        put?: never;
        /** Comment on a record */
        post: operations["createComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/records/{kind}/{id}/readers/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which of the roles see comments, files and history of a kind, may comment and may attach is the backend's to say. */
                kind: components["parameters"]["RecordKind"];
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the people who can be mentioned in a comment
         * @description Those who may read the record and its comments, without the caller, by name; eight at most. A client gets people of the own company and the manager who
         *     serves it. A comment that contains `@` and a reader's name notifies that person.
         */
        get: operations["listCommentReaders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/records/{kind}/{id}/override_requests/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which of the roles see comments, files and history of a kind, may comment and may attach is the backend's to say. */
                kind: components["parameters"]["RecordKind"];
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List override requests, newest first
         * @description Deals, supplies, cargo and orders have them; the newest twenty.
         */
        get: operations["listOverrideRequests"];
        put?: never;
        /**
         * Request an override of a blocked step
         * @description For those whose step says `can_request_override`. Global managers and admins are notified with a link to the document; they take the step with an
         *     override, or decline. The answer notifies the person who asked. A document has one open request at most.
         */
        post: operations["createOverrideRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/records/{kind}/{id}/override_requests/{request_id}/decline/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which of the roles see comments, files and history of a kind, may comment and may attach is the backend's to say. */
                kind: components["parameters"]["RecordKind"];
                id: components["parameters"]["Id"];
                request_id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decline an override request */
        post: operations["declineOverrideRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/records/{kind}/{id}/activity/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which of the roles see comments, files and history of a kind, may comment and may attach is the backend's to say. */
                kind: components["parameters"]["RecordKind"];
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the history of a record, newest first
         * @description Changes of what a document costs are left out for those who may not see that. `total` is null for them: what is left out is known
         *     only where it is read.
         */
        get: operations["listActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/records/{kind}/{id}/attachments/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which of the roles see comments, files and history of a kind, may comment and may attach is the backend's to say. */
                kind: components["parameters"]["RecordKind"];
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the attachments of a record
         * @description A record has 100 at most, so they come as one page.
         */
        get: operations["listAttachments"];
        put?: never;
        /**
         * Attach a file to a record
         * @description A record that has 100 takes no other, `too_many` at `/file`, until one is removed. A photo that was cut off on its way is refused, `incomplete_file`, and so is a file name of more than 255 characters, `too_long` at `/file`.
         */
        post: operations["uploadAttachment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/records/{kind}/{id}/attachments/{attachment_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which of the roles see comments, files and history of a kind, may comment and may attach is the backend's to say. */
                kind: components["parameters"]["RecordKind"];
                id: components["parameters"]["Id"];
                attachment_id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        /**
         * Download an attachment
         * @description Always as a download (`Content-Disposition`), never to run in the page.
         */
        get: operations["downloadAttachment"];
        put?: never;
        post?: never;
        /**
         * Remove an attachment
         * @description Photos of a report that is no draft any more stay.
         */
        delete: operations["removeAttachment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description A lot is one pack. It is reserved by a basket, sold by an order, blocked by people, and gone when it was counted and not there.
         * @enum {string}
         */
        LotStatus: "available" | "reserved" | "sold" | "blocked" | "gone";
        /**
         * @description What is archived is sold and bought no more; what it was used in keeps it.
         * @enum {string}
         */
        ProductStatus: "active" | "archived";
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
        ProblemCode: "validation" | "malformed" | "unauthenticated" | "forbidden" | "cross_site" | "not_found" | "stale" | "version_required" | "not_allowed_now" | "company_blocked" | "needs_missing" | "idempotency_key_reused" | "too_many_attempts" | "busy" | "unavailable" | "too_large" | "unsupported_file" | "internal";
        /** @enum {string} */
        FieldErrorCode: "required" | "wrong_format" | "unknown_value" | "too_short" | "too_long" | "too_small" | "too_large" | "sum_too_large" | "too_many" | "unexpected" | "bad_credentials" | "account_blocked" | "wrong_password" | "link_expired" | "not_a_manager" | "not_found" | "no_cents" | "not_a_sale_manager" | "not_a_purchase_manager" | "not_approved" | "duplicate" | "locked" | "week_order" | "week_over" | "week_too_far" | "product_or_specification" | "dimensions_incomplete" | "cannot_convert" | "not_whole" | "net_days_required" | "reason_required" | "vat_country" | "vat_format" | "not_free" | "over_tolerance" | "other_wood" | "closed_document" | "below_loaded" | "in_stock" | "changed_since" | "allocated" | "check_digit" | "in_open_cargo" | "over_payload" | "over_capacity" | "over_gross" | "not_ready" | "not_allocated" | "not_reserved" | "loaded_already" | "packs_differ" | "not_inspected" | "day_order" | "future_day" | "incomplete_file" | "day_too_early" | "time_order" | "not_a_container" | "no_tariff" | "overlap" | "not_yours" | "open_work" | "other_role" | "last_admin" | "demo_person" | "reserved" | "in_use" | "archived" | "same_name" | "same_specification";
        FieldError: {
            /** @description JSON Pointer (RFC 6901) into the request's body, or `?name` for a search parameter. */
            pointer: string;
            code: components["schemas"]["FieldErrorCode"];
            /** @description Parameters of the message of the code. */
            params?: {
                /** @description With `too_short` and `too_small`. */
                min?: number;
                /** @description With `too_long`, `too_many`, `too_large` and, in weeks, `week_too_far`. */
                max?: number;
                /** @description With `cannot_convert`: what the specification lacks. */
                why?: string;
                /** @description With `vat_country`: the letters that the country's codes begin with. */
                prefix?: string;
                /** @description With `duplicate`, the record that has it; with `same_name` and `same_specification`, the product. */
                name?: string;
                /** @description With `not_free`: what else of the supply's line there is, m3; with `over_tolerance`: what else the deal's line may take. */
                free?: string;
                /** @description With `below_loaded`: what cargo has already; with `in_stock`: what stands in the yard; m3. */
                least?: string;
                /** @description With `changed_since`: how much it is by now, m3. */
                now?: string;
                /** @description With `over_payload` and `over_gross`: the kg too much; with `over_capacity`: the m3. */
                over?: string;
                /** @description With these: what it may be; with `not_ready`: what else may be loaded, m3. */
                most?: string;
                /** @description With `check_digit`: the one that the number would have. */
                digit?: string;
                /** @description With `no_cents`: the currency. */
                currency?: string;
                /** @description With `too_large`, of an offer's packs: the stock location where `max` packs are free. */
                location?: string;
                /** @description With `in_open_cargo`: the cargo that has the container. */
                number?: string;
                /** @description With `overlap`: the days of the one that stands against it. */
                other?: string;
                /** @description With `vat_country` and `vat_format`: a code of the country's shape. */
                example?: string;
            };
        };
        /** @description A missing requirement of a step. Each kind of document has its own codes, such as `DealNeed`. */
        Need: {
            code: string;
            /** @description JSON Pointer to the field to fill in, if any. */
            pointer?: string;
            /**
             * @description There where this person may let it pass, with a reason.
             * @constant
             */
            can_override?: true;
            /** @description Parameters of the message of the code. */
            params?: {
                [key: string]: string;
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
        /**
         * @description What is kept and changed. Each kind has comments, files and a history; documents among them have a number and steps too.
         * @enum {string}
         */
        RecordKind: "client" | "deal" | "sawmill" | "supply" | "cargo" | "supply_report" | "cargo_report" | "order" | "company" | "person" | "product";
        RecordLink: {
            kind: components["schemas"]["RecordKind"];
            id: components["schemas"]["Uuid"];
        };
        RecordLinkOrNull: components["schemas"]["RecordLink"] | null;
        Notification: {
            uuid: components["schemas"]["Uuid"];
            /** @description In the language of the call. */
            message: string;
            /** @description UTC, day/month/year hour:minute:second: dd/mm/yyyy hh:mm:ss. */
            created_at: string;
            is_read: boolean;
            /** @description True if it tells of a delay. Absent otherwise. */
            is_late?: boolean;
            record: components["schemas"]["RecordLinkOrNull"];
        };
        /** Format: email */
        Email: string;
        EmailOnly: {
            email: components["schemas"]["Email"];
        };
        NewPassword: string;
        PasswordByLink: {
            token: string;
            password: components["schemas"]["NewPassword"];
        };
        CompanyName: string;
        /**
         * @description ISO 3166-1 alpha-2, one of the codes in `x-codes`: all that are officially assigned, as the ISO Online Browsing Platform has them (https://www.iso.org/obp/ui/#search/code/). Where one is written, another is an `unknown_value`. No enum, for the rules of addresses are loaded before anything else, and would carry it.
         * @example LT
         */
        Country: string;
        /** @description Judged by the company's country, as a client's is. */
        VatCode: string | null;
        NamePart: string;
        Phone: string | null;
        /**
         * @description Of the application, and of the mails to this person.
         * @enum {string}
         */
        Language: "en" | "fr" | "lt" | "es";
        /** @description A company and the person who will order for it. */
        SignUp: {
            company_name: components["schemas"]["CompanyName"];
            country: components["schemas"]["Country"];
            company_code: string | null;
            vat_code: components["schemas"]["VatCode"];
            address: string | null;
            first_name: components["schemas"]["NamePart"];
            last_name: components["schemas"]["NamePart"];
            email: components["schemas"]["Email"];
            phone: components["schemas"]["Phone"];
            language: components["schemas"]["Language"];
        };
        /**
         * Format: date-time
         * @description UTC, ISO 8601.
         */
        Timestamp: string;
        OutboxMail: {
            id: components["schemas"]["Uuid"];
            to_email: string;
            to_name: string;
            subject: string;
            /** @description Without its link. */
            text: string;
            /** @description A path of the application. */
            link: string | null;
            created_at: components["schemas"]["Timestamp"];
        };
        Outbox: {
            /** @description True if there are older mails than these. */
            has_more: boolean;
            items: components["schemas"]["OutboxMail"][];
        };
        CompanyRef: {
            id: components["schemas"]["Uuid"];
            name: string;
        };
        CountryOrNull: components["schemas"]["Country"] | null;
        OwnProfileFields: {
            first_name: components["schemas"]["NamePart"];
            last_name: components["schemas"]["NamePart"];
            phone: components["schemas"]["Phone"];
            country: components["schemas"]["CountryOrNull"];
            language: components["schemas"]["Language"];
        };
        OwnProfile: {
            id: components["schemas"]["Uuid"];
            version: components["schemas"]["Version"];
            email: string;
            role: components["schemas"]["Role"];
            /** @description The company that a client orders for. */
            company: components["schemas"]["CompanyRef"] | null;
            /** @description Those whose companies a country manager serves. */
            countries: components["schemas"]["Country"][];
        } & components["schemas"]["OwnProfileFields"];
        OwnProfileWrite: {
            first_name: components["schemas"]["NamePart"];
            last_name: components["schemas"]["NamePart"];
            phone: components["schemas"]["Phone"];
            country: components["schemas"]["CountryOrNull"];
            language: components["schemas"]["Language"];
        };
        PasswordChange: {
            current_password: string;
            password: components["schemas"]["NewPassword"];
        };
        /** @description A browser with an active session. */
        OwnSession: {
            id: components["schemas"]["Uuid"];
            began_at: components["schemas"]["Timestamp"];
            /** @description When it was last refreshed, to a quarter of an hour. */
            seen_at: components["schemas"]["Timestamp"];
            /** @description By what the browser says of itself; null where it says nothing that is known. */
            browser: string | null;
            system: string | null;
            is_current: boolean;
        };
        OwnSessionList: {
            items: components["schemas"]["OwnSession"][];
        };
        /**
         * @description The search text of a list, as typed.
         * @example spruce 47x100
         */
        SearchText: string;
        /**
         * @description Whether it may order; `pending` until its data are verified. Of one that is not `verified` nobody gets in.
         * @enum {string}
         */
        CompanyStatus: "pending" | "verified" | "blocked";
        /** @enum {string} */
        CompanySize: "small" | "medium" | "large";
        PersonRef: {
            id: components["schemas"]["Uuid"];
            name: string;
        };
        PersonRefOrNull: components["schemas"]["PersonRef"] | null;
        PaymentTerms: {
            /** @enum {string} */
            kind: "prepayment" | "cash_against_documents" | "letter_of_credit" | "net_days";
            /** @description Days after the invoice; only for `net_days`. */
            net_days: number | null;
        };
        /**
         * @description m3 with three places.
         * @example 40.500
         */
        Volume: string;
        CompanySummary: {
            id: components["schemas"]["Uuid"];
            name: string;
            country: components["schemas"]["Country"];
            status: components["schemas"]["CompanyStatus"];
            size: components["schemas"]["CompanySize"];
            manager: components["schemas"]["PersonRefOrNull"];
            payment_terms: components["schemas"]["PaymentTerms"];
            basket_hours: number;
            sees_full_amounts: boolean;
            country_prices: boolean;
            sold_3_months_m3: components["schemas"]["Volume"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description Pass it as `cursor` to get what follows; null at the end. */
        Cursor: string | null;
        /** @description Total number of matches; only in the first page. */
        Total: number | null;
        CompanyList: {
            items: components["schemas"]["CompanySummary"][];
            next_cursor: components["schemas"]["Cursor"];
            total: components["schemas"]["Total"];
        };
        UuidOrNull: components["schemas"]["Uuid"] | null;
        CompanyWrite: {
            name: components["schemas"]["CompanyName"];
            country: components["schemas"]["Country"];
            company_code: string | null;
            vat_code: components["schemas"]["VatCode"];
            address: string | null;
            size: components["schemas"]["CompanySize"];
            /** @description The manager who serves it. */
            manager_id: components["schemas"]["UuidOrNull"];
            payment_terms: components["schemas"]["PaymentTerms"];
            /** @description How long a basket keeps its wood. */
            basket_hours: number;
            /** @description Without it an amount above 5 packs is shown as "> 5". */
            sees_full_amounts: boolean;
            /** @description True if the prices of its country apply. */
            country_prices: boolean;
            /** @description The client that it is in the staff's documents. */
            client_id: components["schemas"]["UuidOrNull"];
        };
        /**
         * @description What else one may do to a record than change its fields (`editable_fields`) and take it a step further (`transitions`). `pay` records and removes payments of a deal.
         * @enum {string}
         */
        RecordAction: "comment" | "attach" | "pay";
        RecordHead: {
            id: components["schemas"]["Uuid"];
            version: components["schemas"]["Version"];
            created_at: components["schemas"]["Timestamp"];
            /** @description Null if it was not recorded. */
            created_by: components["schemas"]["PersonRefOrNull"];
            updated_at: components["schemas"]["Timestamp"];
            /** @description Null if it was not recorded. */
            updated_by: components["schemas"]["PersonRefOrNull"];
            /** @description Actions that the user can take now. */
            allowed_actions: components["schemas"]["RecordAction"][];
        };
        CompanyFields: {
            name: components["schemas"]["CompanyName"];
            country: components["schemas"]["Country"];
            company_code: string | null;
            vat_code: components["schemas"]["VatCode"];
            address: string | null;
            size: components["schemas"]["CompanySize"];
            /** @description The manager who serves it. */
            manager_id: components["schemas"]["UuidOrNull"];
            payment_terms: components["schemas"]["PaymentTerms"];
            /** @description How long a basket keeps its wood. */
            basket_hours: number;
            /** @description Without it an amount above 5 packs is shown as "> 5". */
            sees_full_amounts: boolean;
            /** @description True if the prices of its country apply. */
            country_prices: boolean;
            /** @description The client that it is in the staff's documents. */
            client_id: components["schemas"]["UuidOrNull"];
        };
        TimestampOrNull: components["schemas"]["Timestamp"] | null;
        /** @description A block of a company. Its client's deals and its own orders can't be confirmed, and it can't order. */
        CompanyBlock: {
            /**
             * @description Which of the two was blocked.
             * @enum {string}
             */
            by: "company" | "client";
            at: components["schemas"]["TimestampOrNull"];
            reason: string | null;
        };
        /** @description A person who orders for the company. */
        CompanyPerson: {
            id: components["schemas"]["Uuid"];
            name: string;
            email: string;
            phone: string | null;
            /** @description Without one, that person has a link to set it, or needs another. */
            has_password: boolean;
            is_active: boolean;
        };
        /** @description Another status that this person may put it into. */
        CompanyStep: {
            to: components["schemas"]["CompanyStatus"];
            reason_required: boolean;
        };
        /** @enum {string} */
        CompanyField: "name" | "country" | "company_code" | "vat_code" | "address" | "size" | "manager_id" | "payment_terms" | "basket_hours" | "sees_full_amounts" | "country_prices" | "client_id";
        Company: components["schemas"]["RecordHead"] & components["schemas"]["CompanyFields"] & {
            status: components["schemas"]["CompanyStatus"];
            block: components["schemas"]["CompanyBlock"] | null;
            manager: components["schemas"]["PersonRefOrNull"];
            client: components["schemas"]["CompanyRef"] | null;
            /** @description Missing requirements before its orders can be confirmed. */
            missing_for_orders: ("client" | "sale_manager")[];
            people: components["schemas"]["CompanyPerson"][];
            /** @description What its client's deals of the last three months sold that were confirmed. */
            sold_3_months_m3: components["schemas"]["Volume"];
            transitions: components["schemas"]["CompanyStep"][];
            /** @description The fields that this person may change. */
            editable_fields: components["schemas"]["CompanyField"][];
        };
        CompanyManagerList: {
            items: components["schemas"]["PersonRef"][];
        };
        /** @description The client that the company becomes in the staff's documents. */
        CompanyClientChoice: {
            /** @description A client to link; null makes a new one with the company's data. */
            client_id: components["schemas"]["UuidOrNull"];
            /** @description Required for a new client and for one without a sale manager; null keeps that of the client. */
            sale_manager_id: components["schemas"]["UuidOrNull"];
        };
        CompanyTransition: {
            to: components["schemas"]["CompanyStatus"];
            reason?: string | null;
            /** @description Required to verify a company while `missing_for_orders` names something; else left out. */
            client?: components["schemas"]["CompanyClientChoice"];
        };
        /** @description A client that may be the company, because it has the same code or name. */
        CompanyClientMatch: {
            id: components["schemas"]["Uuid"];
            name: string;
            country: components["schemas"]["Country"];
            company_code: string | null;
            vat_code: string | null;
            /** @description The fields by which it was found, none of a client that is linked already. */
            same: ("vat_code" | "company_code" | "name")[];
            sale_manager: components["schemas"]["PersonRefOrNull"];
        };
        CompanyClientList: {
            /** @description The linked client alone; else clients without a company, those with the same codes first. */
            items: components["schemas"]["CompanyClientMatch"][];
            /** @description False if the company is linked already, or if a client has one of its codes. */
            can_create: boolean;
            /** @description By name. */
            sale_managers: components["schemas"]["PersonRef"][];
            /** @description The sale manager with the most clients in the company's country. */
            likely_sale_manager_id: components["schemas"]["UuidOrNull"];
        };
        AddressFields: {
            /** @description The name of the place. */
            name: string;
            address: string;
            zip_code: string;
            country: components["schemas"]["Country"];
            city: string;
            phone: components["schemas"]["Phone"];
            /** @description The contact at delivery. */
            contact_name: string | null;
            /** @description Degrees, WGS 84; both or neither. */
            latitude: number | null;
            longitude: number | null;
            /** @description Opening hours and instructions for the driver. */
            note: string | null;
        };
        Address: {
            id: components["schemas"]["Uuid"];
            version: components["schemas"]["Version"];
        } & components["schemas"]["AddressFields"];
        AddressList: {
            items: components["schemas"]["Address"][];
        };
        AddressWrite: {
            /** @description The name of the place. */
            name: string;
            address: string;
            zip_code: string;
            country: components["schemas"]["Country"];
            city: string;
            phone: components["schemas"]["Phone"];
            /** @description The contact at delivery. */
            contact_name: string | null;
            /** @description Degrees, WGS 84; both or neither. */
            latitude: number | null;
            longitude: number | null;
            /** @description Opening hours and instructions for the driver. */
            note: string | null;
        };
        /**
         * @description Somebody is `invited` until a password is set, and gets in while `active`. Of a company that is not verified nobody gets in.
         * @enum {string}
         */
        PersonStatus: "invited" | "active" | "deactivated";
        PersonSummary: {
            id: components["schemas"]["Uuid"];
            name: string;
            email: string;
            role: components["schemas"]["Role"];
            status: components["schemas"]["PersonStatus"];
            company: components["schemas"]["CompanyRef"] | null;
            countries: components["schemas"]["Country"][];
            language: components["schemas"]["Language"];
            phone: string | null;
            created_at: components["schemas"]["Timestamp"];
        };
        PersonList: {
            items: components["schemas"]["PersonSummary"][];
            next_cursor: components["schemas"]["Cursor"];
            total: components["schemas"]["Total"];
        };
        PersonWrite: {
            first_name: components["schemas"]["NamePart"];
            last_name: components["schemas"]["NamePart"];
            /** @description What they log in with, and where their mails go. Nobody else has it. */
            email: components["schemas"]["Email"];
            phone: components["schemas"]["Phone"];
            country: components["schemas"]["CountryOrNull"];
            language: components["schemas"]["Language"];
            role: components["schemas"]["Role"];
            /** @description Those whose companies a country manager serves; none in any other role. */
            countries: components["schemas"]["Country"][];
            /** @description The company that a client orders for; null in any other role. */
            company_id: components["schemas"]["UuidOrNull"];
        };
        PersonFields: {
            first_name: components["schemas"]["NamePart"];
            last_name: components["schemas"]["NamePart"];
            /** @description What they log in with, and where their mails go. Nobody else has it. */
            email: components["schemas"]["Email"];
            phone: components["schemas"]["Phone"];
            country: components["schemas"]["CountryOrNull"];
            language: components["schemas"]["Language"];
            role: components["schemas"]["Role"];
            /** @description Those whose companies a country manager serves; none in any other role. */
            countries: components["schemas"]["Country"][];
            /** @description The company that a client orders for; null in any other role. */
            company_id: components["schemas"]["UuidOrNull"];
        };
        /**
         * @description What somebody is responsible for, one person each.
         * @enum {string}
         */
        WorkKind: "deal" | "client" | "supply" | "company";
        OpenWork: {
            kind: components["schemas"]["WorkKind"];
            /** @description How many of them are not over yet. */
            count: number;
            /** @description Open offers to these companies, which change hands with them; 0 for every other kind. */
            offers: number;
            /** @description The roles whose people may take it over. */
            roles: components["schemas"]["Role"][];
        };
        PersonStep: {
            to: components["schemas"]["PersonStatus"];
            reason_required: boolean;
        };
        /**
         * @description What else may be done to them than change their fields.
         * @enum {string}
         */
        PersonAct: "send_link" | "end_sessions" | "hand_over";
        /** @enum {string} */
        PersonField: "first_name" | "last_name" | "email" | "phone" | "country" | "language" | "role" | "countries" | "company_id";
        Person: components["schemas"]["RecordHead"] & components["schemas"]["PersonFields"] & {
            name: string;
            status: components["schemas"]["PersonStatus"];
            company: components["schemas"]["CompanyRef"] | null;
            open_work: components["schemas"]["OpenWork"][];
            /** @description In how many browsers they are logged in. */
            session_count: number;
            /** @description When one of these was last refreshed, to a quarter of an hour; null while there is none. */
            seen_at: components["schemas"]["TimestampOrNull"];
            transitions: components["schemas"]["PersonStep"][];
            acts: components["schemas"]["PersonAct"][];
            /** @description The fields that this person may change. */
            editable_fields: components["schemas"]["PersonField"][];
        };
        /** @description One of the house, as others know them. */
        StaffMember: {
            id: components["schemas"]["Uuid"];
            name: string;
            email: string;
            role: components["schemas"]["Role"];
        };
        StaffList: {
            items: components["schemas"]["StaffMember"][];
            next_cursor: components["schemas"]["Cursor"];
            total: components["schemas"]["Total"];
        };
        HandedWork: {
            kind: components["schemas"]["WorkKind"];
            /** @description The person who receives all of it. */
            to_id: components["schemas"]["Uuid"];
        };
        HandedWorkList: components["schemas"]["HandedWork"][];
        PersonTransition: {
            /** @enum {string} */
            to: "active" | "deactivated";
            reason?: string | null;
            /** @description To deactivate somebody, all open work goes to others in the same step. */
            work?: components["schemas"]["HandedWorkList"];
        };
        HandOver: {
            work: components["schemas"]["HandedWorkList"];
        };
        /** @enum {string} */
        ActivityKind: "created" | "changed" | "transition" | "overridden" | "attachment_added" | "attachment_removed" | "sessions_ended" | "link_sent";
        /** @description A price is told with its product; a rate is what a service or transport costs. */
        DoneKind: components["schemas"]["ActivityKind"] | ("price" | "price_sheet" | "packs" | "rate");
        /** @description What somebody did to a record, to prices or to stock; what one sheet of prices did, or was done to several packs at once, is one entry. */
        DoneEntry: {
            id: components["schemas"]["Uuid"];
            at: components["schemas"]["Timestamp"];
            kind: components["schemas"]["DoneKind"];
            record: components["schemas"]["RecordLinkOrNull"];
            /** @description The record's number or name; null where it is gone, or where it is none. */
            called: string | null;
            /** @description Number of changed fields, prices or packs. */
            count: number;
            reason: string | null;
        };
        DoneList: {
            items: components["schemas"]["DoneEntry"][];
            next_cursor: components["schemas"]["Cursor"];
        };
        /** @enum {string} */
        ClientStatus: "prospect" | "active" | "blocked";
        /**
         * @description ISO 4217.
         * @enum {string}
         */
        Currency: "EUR" | "USD" | "GBP" | "SEK" | "NOK" | "DKK" | "PLN" | "CHF" | "CNY" | "JPY";
        /**
         * @description Money that can't be below zero, a decimal string with two places. What the amounts of a document add up to is bounded by it too, in the document's currency and in euro: beyond it the document is refused, with `sum_too_large`.
         * @example 236.50
         */
        PositiveAmount: string;
        PositiveAmountOrNull: components["schemas"]["PositiveAmount"] | null;
        /**
         * @description Money, a decimal string with two places; the currency stands beside it.
         * @example 9450.00
         */
        Amount: string;
        ClientSummary: {
            id: components["schemas"]["Uuid"];
            name: string;
            country: components["schemas"]["Country"];
            status: components["schemas"]["ClientStatus"];
            currency: components["schemas"]["Currency"];
            sale_manager: components["schemas"]["PersonRefOrNull"];
            credit_limit_eur: components["schemas"]["PositiveAmountOrNull"];
            exposure_eur: components["schemas"]["Amount"];
            updated_at: components["schemas"]["Timestamp"];
        };
        ClientList: {
            items: components["schemas"]["ClientSummary"][];
            next_cursor: components["schemas"]["Cursor"];
            total: components["schemas"]["Total"];
        };
        /** @description A contact at a business partner. */
        Contact: {
            name: string;
            email: string | null;
            phone: string | null;
            role: string | null;
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
            /** @description Kept as letters and digits alone, in capitals. It is judged by the client's country: in the EU it begins with that state's letters (Greece EL) and has the shape that VIES knows; Britain, Switzerland and Norway have their own. Elsewhere any is taken. */
            vat_code: string | null;
            address: string | null;
            contacts: components["schemas"]["Contact"][];
            currency: components["schemas"]["Currency"];
            payment_terms: components["schemas"]["PaymentTerms"];
            default_incoterms: components["schemas"]["Incoterms"] | null;
            default_destination: string | null;
            /** @description In euro; null is no limit. */
            credit_limit_eur: components["schemas"]["PositiveAmountOrNull"];
            sale_manager_id: components["schemas"]["UuidOrNull"];
            required_certification: components["schemas"]["Certification"];
            /** @description Tolerance of the delivered quantity. */
            tolerance_percent: number;
            status: components["schemas"]["ClientStatus"];
        };
        ClientFields: {
            name: string;
            country: components["schemas"]["Country"];
            company_code: string | null;
            /** @description Kept as letters and digits alone, in capitals. It is judged by the client's country: in the EU it begins with that state's letters (Greece EL) and has the shape that VIES knows; Britain, Switzerland and Norway have their own. Elsewhere any is taken. */
            vat_code: string | null;
            address: string | null;
            contacts: components["schemas"]["Contact"][];
            currency: components["schemas"]["Currency"];
            payment_terms: components["schemas"]["PaymentTerms"];
            default_incoterms: components["schemas"]["Incoterms"] | null;
            default_destination: string | null;
            /** @description In euro; null is no limit. */
            credit_limit_eur: components["schemas"]["PositiveAmountOrNull"];
            sale_manager_id: components["schemas"]["UuidOrNull"];
            required_certification: components["schemas"]["Certification"];
            /** @description Tolerance of the delivered quantity. */
            tolerance_percent: number;
            status: components["schemas"]["ClientStatus"];
        };
        AmountOrNull: components["schemas"]["Amount"] | null;
        SoldInPeriod: {
            volume_m3: components["schemas"]["Volume"];
            /** @description Of deals with a known margin. */
            margin_eur: components["schemas"]["Amount"];
        };
        /** @enum {string} */
        ClientField: "name" | "country" | "company_code" | "vat_code" | "address" | "contacts" | "currency" | "payment_terms" | "default_incoterms" | "default_destination" | "credit_limit_eur" | "sale_manager_id" | "required_certification" | "tolerance_percent" | "status";
        Client: components["schemas"]["RecordHead"] & components["schemas"]["ClientFields"] & {
            sale_manager: components["schemas"]["PersonRefOrNull"];
            /** @description The company that it orders as in the portal. */
            portal_company_id: components["schemas"]["UuidOrNull"];
            /** @description The block of that company, which reaches this client. */
            company_block: components["schemas"]["CompanyBlock"] | null;
            /** @description Unpaid euro value of the deals that are confirmed or further, completed ones included. */
            exposure_eur: components["schemas"]["AmountOrNull"];
            /** @description Deals dated in the last twelve months that were confirmed, of a sale manager the own ones alone; null for those who may not see margin. */
            sold_12_months: components["schemas"]["SoldInPeriod"] | null;
            /** @description The fields that this person may change. */
            editable_fields: components["schemas"]["ClientField"][];
        };
        /**
         * @description Purchase status. A suspended mill takes no new supply.
         * @enum {string}
         */
        SawmillApproval: "pending" | "approved" | "suspended";
        /**
         * @description EN 13556 four-letter code: PNSY Scots pine, PCAB Norway spruce, LADC European larch, PSMN Douglas fir, ABAL silver fir,
         *     QCXE European oak, FASY beech, FXEX ash.
         * @enum {string}
         */
        Wood: "PNSY" | "PCAB" | "LADC" | "PSMN" | "ABAL" | "QCXE" | "FASY" | "FXEX";
        /**
         * @description `expiring` within 90 days; `expired` from the day after its last.
         * @enum {string}
         */
        CertificateState: "none" | "valid" | "expiring" | "expired";
        /** @enum {string} */
        Profile: "sawn" | "planed" | "tongue_and_groove" | "shiplap" | "decking" | "batten" | "round_peeled" | "round_machined" | "solid_structural" | "glulam";
        /** Format: date */
        Day: string;
        /** @description The mill's chain-of-custody certificate. */
        MillCertificate: {
            /** @enum {string} */
            scheme: "fsc" | "pefc";
            /** @example NC-COC-012345 */
            code: string;
            /** @description The last day on which it holds. */
            expires: components["schemas"]["Day"];
        };
        SawmillSummary: {
            id: components["schemas"]["Uuid"];
            name: string;
            country: components["schemas"]["Country"];
            approval: components["schemas"]["SawmillApproval"];
            species: components["schemas"]["Wood"][];
            profiles: components["schemas"]["Profile"][];
            capacity_m3_month: number | null;
            lead_time_weeks: number | null;
            certificate: components["schemas"]["MillCertificate"] | null;
            certificate_state: components["schemas"]["CertificateState"];
            updated_at: components["schemas"]["Timestamp"];
        };
        SawmillList: {
            items: components["schemas"]["SawmillSummary"][];
            next_cursor: components["schemas"]["Cursor"];
            total: components["schemas"]["Total"];
        };
        /** @description Degrees, WGS 84. */
        Coordinates: {
            latitude: number;
            longitude: number;
        };
        SawmillWrite: {
            name: string;
            country: components["schemas"]["Country"];
            address: string | null;
            coordinates: components["schemas"]["Coordinates"] | null;
            contacts: components["schemas"]["Contact"][];
            /** @description The woods that it saws; kept once each, in the order of the contract, as the profiles are. */
            species: components["schemas"]["Wood"][];
            profiles: components["schemas"]["Profile"][];
            capacity_m3_month: number | null;
            /** @description From the order to the wood that is ready. */
            lead_time_weeks: number | null;
            payment_terms: components["schemas"]["PaymentTerms"];
            certificate: components["schemas"]["MillCertificate"] | null;
            approval: components["schemas"]["SawmillApproval"];
        };
        SawmillFields: {
            name: string;
            country: components["schemas"]["Country"];
            address: string | null;
            coordinates: components["schemas"]["Coordinates"] | null;
            contacts: components["schemas"]["Contact"][];
            /** @description The woods that it saws; kept once each, in the order of the contract, as the profiles are. */
            species: components["schemas"]["Wood"][];
            profiles: components["schemas"]["Profile"][];
            capacity_m3_month: number | null;
            /** @description From the order to the wood that is ready. */
            lead_time_weeks: number | null;
            payment_terms: components["schemas"]["PaymentTerms"];
            certificate: components["schemas"]["MillCertificate"] | null;
            approval: components["schemas"]["SawmillApproval"];
        };
        /**
         * @description Per cent, up to two places.
         * @example 12.4
         */
        Percent: string;
        /** @description How the mill keeps its word, from what has happened in the last 12 months; null where nothing has. */
        SawmillFigures: {
            /** @description Of the supplies that became ready or are overdue, those that were ready in their week or before it. */
            on_time_percent: components["schemas"]["Percent"] | null;
            /** @description What was ready of them, against what was ordered; over 100 where a mill gave more. */
            fill_percent: components["schemas"]["Percent"] | null;
            /** @description Of the inspections that were approved, those that accepted all. */
            inspection_pass_percent: components["schemas"]["Percent"] | null;
            /** @description As measured in those inspections, weighted by m3. */
            average_moisture_percent: components["schemas"]["Percent"] | null;
            /** @description Ordered in that time and not canceled. */
            volume_m3: components["schemas"]["Volume"];
            /** @description What that costs, by the rates of those supplies. */
            amount_eur: components["schemas"]["Amount"];
            /** @description Supplies that have no rate yet and are not in the amount. */
            without_rate: number;
            /** @description Ordered and not completed, however long ago. */
            open_supplies: number;
        };
        /** @enum {string} */
        SawmillField: "name" | "country" | "address" | "coordinates" | "contacts" | "species" | "profiles" | "capacity_m3_month" | "lead_time_weeks" | "payment_terms" | "certificate" | "approval";
        Sawmill: components["schemas"]["RecordHead"] & components["schemas"]["SawmillFields"] & {
            figures: components["schemas"]["SawmillFigures"];
            certificate_state: components["schemas"]["CertificateState"];
            /** @description The fields that this person may change. */
            editable_fields: components["schemas"]["SawmillField"][];
        };
        /**
         * @description From `loading` on it follows its cargo.
         * @enum {string}
         */
        SupplyStatus: "draft" | "ordered" | "confirmed" | "in_production" | "ready" | "loading" | "shipped" | "completed" | "canceled";
        /** @enum {string} */
        DefectKind: "knots" | "wane" | "blue_stain" | "mould" | "checks" | "bow" | "twist" | "rot" | "dimension" | "treatment";
        /**
         * @description ISO 8601 week.
         * @example 2026-W48
         */
        IsoWeek: string;
        IsoWeekOrNull: components["schemas"]["IsoWeek"] | null;
        VolumeOrNull: components["schemas"]["Volume"] | null;
        SupplySummary: {
            id: components["schemas"]["Uuid"];
            number: string;
            status: components["schemas"]["SupplyStatus"];
            sawmill: {
                id: components["schemas"]["Uuid"];
                name: string;
                country: components["schemas"]["Country"];
            };
            purchase_manager: components["schemas"]["PersonRefOrNull"];
            woods: components["schemas"]["Wood"][];
            currency: components["schemas"]["Currency"];
            incoterms: components["schemas"]["Incoterms"];
            loading_place: string | null;
            ready_week: components["schemas"]["IsoWeekOrNull"];
            volume_m3: components["schemas"]["Volume"];
            amount: components["schemas"]["Amount"];
            /** @description Null while the exchange rate is open. */
            amount_eur: components["schemas"]["AmountOrNull"];
            /** @description Of the lines of which it is said; null while it is of none. */
            confirmed_m3: components["schemas"]["VolumeOrNull"];
            /** @description Of the lines of which it is said; null while it is of none. */
            ready_m3: components["schemas"]["VolumeOrNull"];
            /** @description What no deal has yet of what is ordered, confirmed or ready. Null of a draft, and from loading on. */
            free_m3: components["schemas"]["VolumeOrNull"];
            /** @description Days since the end of the ready week, of wood that is ordered and not ready yet. Null while it is in time. */
            late_days: number | null;
            updated_at: components["schemas"]["Timestamp"];
        };
        SupplyList: {
            items: components["schemas"]["SupplySummary"][];
            next_cursor: components["schemas"]["Cursor"];
            total: components["schemas"]["Total"];
        };
        /**
         * @description Units of the document's currency for one euro, as the European Central Bank quotes it; up to six places, never zero.
         * @example 1.0842
         */
        ExchangeRate: string;
        ExchangeRateOrNull: components["schemas"]["ExchangeRate"] | null;
        /**
         * @description uc3 and uc4 are impregnation for use class 3 and 4 of EN 335.
         * @enum {string}
         */
        Treatment: "none" | "air_dried" | "kiln_dried" | "heat_treated" | "thermally_modified" | "impregnated_uc3" | "impregnated_uc4";
        /** @enum {string} */
        Packaging: "loose" | "strapped" | "stickered" | "foil";
        /** @enum {string} */
        ProductCategory: "softwood_boards" | "softwood_poles" | "constructions";
        /** @description What is traded. Boards have thickness, width and length; poles a top diameter, length and, for a truncated cone, a taper. */
        Specification: {
            /** @description Null while nobody has said it, as of sizes written with a quantity; a product's is said, and an order confirmation needs it. */
            wood: components["schemas"]["Wood"] | null;
            profile: components["schemas"]["Profile"];
            /** @description The grade, as the trade writes it, such as C24, SF or A/B. */
            quality: string;
            /** @description Null while nobody has said it, which is not `none`. */
            treatment: components["schemas"]["Treatment"] | null;
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
            m3_per_pack: components["schemas"]["VolumeOrNull"];
            /** @description As the pack lies, for drawing it into a container. Null or left out means the usual 1,100 mm. */
            pack_width_mm?: number | null;
            /** @description Null or left out means that it follows from the pack's volume and width. */
            pack_height_mm?: number | null;
            group: string | null;
            category: components["schemas"]["ProductCategory"];
            certification: components["schemas"]["Certification"];
            hs_code: string | null;
            density_kg_m3: number;
        };
        SpecificationOrNull: components["schemas"]["Specification"] | null;
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
        /**
         * @description What one unit costs, a decimal string with two to four places; the currency stands beside it, and so does the unit.
         * @example 310.00
         * @example 0.385
         */
        Price: string;
        PriceOrNull: components["schemas"]["Price"] | null;
        /**
         * @description As much of a quantity as there is, in its unit, up to three places; zero is none of it.
         * @example 38.5
         * @example 0
         */
        PartQuantity: string;
        PartQuantityOrNull: components["schemas"]["PartQuantity"] | null;
        SupplyLineWrite: {
            /** @description Of the caller's making for a new line; a line keeps it for life. */
            id: components["schemas"]["Uuid"];
            /** @description A product, or null for a free specification. */
            product_id: components["schemas"]["UuidOrNull"];
            /** @description Needed where there is no product; with a product it is taken from the product and may be null. */
            specification: components["schemas"]["SpecificationOrNull"];
            quantity: components["schemas"]["Quantity"];
            unit: components["schemas"]["Unit"];
            /** @description Per `price_unit`, in the supply's currency; a draft may still lack it. */
            price: components["schemas"]["PriceOrNull"];
            /** @description What the price is for, which need not be the unit that is bought; as in a deal's line. */
            price_unit: components["schemas"]["Unit"];
            certification: components["schemas"]["Certification"];
            /** @description What the mill confirms, in the line's unit. Null until it has; of a draft always. */
            confirmed_quantity: components["schemas"]["PartQuantityOrNull"];
            /** @description What lies ready at the mill, in the line's unit. Null until that is said; before the supply is confirmed always. */
            ready_quantity: components["schemas"]["PartQuantityOrNull"];
        };
        SupplyWrite: {
            currency: components["schemas"]["Currency"];
            /** @description Null for euro, or while it is open. Confirming the supply needs it, and freezes it. */
            exchange_rate: components["schemas"]["ExchangeRateOrNull"];
            payment_terms: components["schemas"]["PaymentTerms"];
            incoterms: components["schemas"]["Incoterms"];
            loading_place: string | null;
            ready_week: components["schemas"]["IsoWeekOrNull"];
            /** @description Paid before the wood is sawn, in the supply's currency. */
            deposit: components["schemas"]["PositiveAmountOrNull"];
            /** @description Whether the wood is loaded only once an inspection report is approved. */
            inspection_required: boolean;
            /** @description What the mill's invoice is to claim. */
            certificate_claim: components["schemas"]["Certification"];
            /**
             * @description Reference number of the due diligence statement (Regulation (EU) 2023/1115), as the mill gives it. One that looks wrong is warned of.
             * @example 26LTDZUKM31234
             */
            due_diligence_reference: string | null;
            /**
             * @description The number that opens that statement. One that looks wrong is warned of.
             * @example 5ZCWXEPB
             */
            verification_number: string | null;
            /** @description Where the trees were felled; kept once each, in the order of their codes. */
            harvest_countries: components["schemas"]["Country"][];
            /** @description By how much what becomes ready may differ from what is confirmed; 10 is usual. */
            tolerance_percent: number;
            notes: string | null;
            sawmill_id: components["schemas"]["Uuid"];
            /** @description The responsible person; may be missing in a draft. */
            purchase_manager_id: components["schemas"]["UuidOrNull"];
            lines: components["schemas"]["SupplyLineWrite"][];
        };
        DocumentHead: components["schemas"]["RecordHead"] & {
            /**
             * @description What people call it by, its series and year before the number.
             * @example D-2026-0001
             */
            number: string;
        };
        SupplyTerms: {
            currency: components["schemas"]["Currency"];
            /** @description Null for euro, or while it is open. Confirming the supply needs it, and freezes it. */
            exchange_rate: components["schemas"]["ExchangeRateOrNull"];
            payment_terms: components["schemas"]["PaymentTerms"];
            incoterms: components["schemas"]["Incoterms"];
            loading_place: string | null;
            ready_week: components["schemas"]["IsoWeekOrNull"];
            /** @description Paid before the wood is sawn, in the supply's currency. */
            deposit: components["schemas"]["PositiveAmountOrNull"];
            /** @description Whether the wood is loaded only once an inspection report is approved. */
            inspection_required: boolean;
            /** @description What the mill's invoice is to claim. */
            certificate_claim: components["schemas"]["Certification"];
            /**
             * @description Reference number of the due diligence statement (Regulation (EU) 2023/1115), as the mill gives it. One that looks wrong is warned of.
             * @example 26LTDZUKM31234
             */
            due_diligence_reference: string | null;
            /**
             * @description The number that opens that statement. One that looks wrong is warned of.
             * @example 5ZCWXEPB
             */
            verification_number: string | null;
            /** @description Where the trees were felled; kept once each, in the order of their codes. */
            harvest_countries: components["schemas"]["Country"][];
            /** @description By how much what becomes ready may differ from what is confirmed; 10 is usual. */
            tolerance_percent: number;
            notes: string | null;
        };
        SawmillRef: {
            id: components["schemas"]["Uuid"];
            name: string;
            country: components["schemas"]["Country"];
            approval: components["schemas"]["SawmillApproval"];
            certificate_state: components["schemas"]["CertificateState"];
        };
        SupplyLine: {
            /** @description Of the caller's making for a new line; a line keeps it for life. */
            id: components["schemas"]["Uuid"];
            /** @description A product, or null for a free specification. */
            product_id: components["schemas"]["UuidOrNull"];
            specification: components["schemas"]["Specification"];
            quantity: components["schemas"]["Quantity"];
            unit: components["schemas"]["Unit"];
            /** @description Per `price_unit`, in the supply's currency; a draft may still lack it. */
            price: components["schemas"]["PriceOrNull"];
            /** @description What the price is for, which need not be the unit that is bought; as in a deal's line. */
            price_unit: components["schemas"]["Unit"];
            certification: components["schemas"]["Certification"];
            /** @description What the mill confirms, in the line's unit. Null until it has; of a draft always. */
            confirmed_quantity: components["schemas"]["PartQuantityOrNull"];
            /** @description What lies ready at the mill, in the line's unit. Null until that is said; before the supply is confirmed always. */
            ready_quantity: components["schemas"]["PartQuantityOrNull"];
            product_name: string | null;
            volume_m3: components["schemas"]["Volume"];
            weight_kg: number;
            /** @description The ordered quantity in the price's unit, unrounded, times the price; rounded once, half up. */
            amount: components["schemas"]["Amount"];
            confirmed_m3: components["schemas"]["VolumeOrNull"];
            ready_m3: components["schemas"]["VolumeOrNull"];
            /** @description What the last approved inspection report on it accepts of it; null until one says so. */
            accepted_m3: components["schemas"]["VolumeOrNull"];
            /** @description What cargo has of it. */
            loaded_m3: components["schemas"]["Volume"];
        };
        SupplyFigures: {
            volume_m3: components["schemas"]["Volume"];
            weight_kg: number;
            /** @description Of what is ordered, in the supply's currency. */
            amount: components["schemas"]["Amount"];
            /** @description Null while the exchange rate is open. */
            amount_eur: components["schemas"]["AmountOrNull"];
            /** @description Of the lines of which it is said; null while it is of none. */
            confirmed_m3: components["schemas"]["VolumeOrNull"];
            /** @description Of the lines of which it is said; null while it is of none. */
            ready_m3: components["schemas"]["VolumeOrNull"];
        };
        /** @description A field of the supply; the others are those of the lines that are there, where `lines` are closed. */
        SupplyField: ("sawmill_id" | "purchase_manager_id" | "currency" | "exchange_rate" | "payment_terms" | "incoterms" | "loading_place" | "ready_week" | "deposit" | "inspection_required" | "certificate_claim" | "due_diligence_reference" | "verification_number" | "harvest_countries" | "tolerance_percent" | "notes" | "lines") | ("price" | "confirmed_quantity" | "ready_quantity");
        /** @description A step that this person could take from the present status. Each kind of document adds which status it leads to, what it still lacks (`missing`), and what the usual step after it would lack as things stand (`ahead`). */
        Step: {
            /** @description The usual next step, against a step back or a cancellation. */
            forward: boolean;
            reason_required: boolean;
            /** @description This person may take the step in spite of what is missing, with a reason. */
            can_override: boolean;
            /** @description This person may ask for an override of what is missing. Absent where that is not so. */
            can_request_override?: boolean;
        };
        SupplyFieldNeed: {
            /** @enum {string} */
            code: "purchase_manager" | "ready_week" | "exchange_rate" | "line" | "line_wood" | "line_price" | "line_confirmed" | "line_ready";
            /** @description JSON Pointer to the field to fill in. */
            pointer: string;
            /** @constant */
            can_override?: true;
        };
        /** @description We buy at approved mills; at one that is not known yet a global manager or an admin may, and at a suspended one nobody. */
        SawmillNeed: {
            /** @enum {string} */
            code: "sawmill_not_suspended" | "sawmill_approved";
            /** @constant */
            pointer: "/sawmill_id";
            /** @constant */
            can_override?: true;
            params: {
                /** @description Its name. */
                sawmill: string;
            };
        };
        /** @description In m3. */
        ReadyOff: {
            ready: components["schemas"]["Volume"];
            least: components["schemas"]["Volume"];
            most: components["schemas"]["Volume"];
        };
        /** @description More or less than the tolerance lies between what is confirmed of a line and what is ready. */
        ReadyNeed: {
            /** @constant */
            code: "ready_within_tolerance";
            pointer: string;
            /** @constant */
            can_override?: true;
            params: components["schemas"]["ReadyOff"];
        };
        /** @description Wood of it is allocated. Whoever cancels it may let go of that with the same step (`release_allocations`). */
        AllocationsNeed: {
            /** @constant */
            code: "no_allocations";
            pointer?: string;
            /** @constant */
            can_override?: true;
            params: {
                m3: components["schemas"]["Volume"];
                /** @description The numbers of the deals, with commas between them. */
                deals: string;
            };
        };
        /** @description Packs of it stand in the yard; it can't be canceled while they do. */
        StockNeed: {
            /** @constant */
            code: "no_stock";
            pointer?: string;
            /** @constant */
            can_override?: true;
            params: {
                m3: components["schemas"]["Volume"];
            };
        };
        /** @description A missing requirement of a step of the supply. */
        SupplyNeed: components["schemas"]["SupplyFieldNeed"] | components["schemas"]["SawmillNeed"] | components["schemas"]["ReadyNeed"] | components["schemas"]["AllocationsNeed"] | components["schemas"]["StockNeed"];
        SupplyTransition: components["schemas"]["Step"] & {
            to: components["schemas"]["SupplyStatus"];
            missing: components["schemas"]["SupplyNeed"][];
            /** @description Does not block the step yet. Absent if there is nothing to show. */
            ahead?: components["schemas"]["SupplyNeed"][];
        };
        /** @description The number has not the shape of those that the register gives. */
        DueDiligenceWarning: {
            /** @enum {string} */
            code: "due_diligence_reference_shape" | "verification_number_shape";
            /** @description JSON Pointer to the field. */
            pointer: string;
            params: {
                /** @description One of the right shape. */
                example: string;
            };
        };
        /**
         * @description A claim is bought for which the mill has no certificate in the ready week, or, while that is open, today; or one that ends within 90 days. Or
         *     the mill does not say of itself that it saws this wood, or this profile.
         */
        MillWarning: {
            /** @enum {string} */
            code: "no_certificate" | "certificate_over" | "certificate_ends_soon" | "wood_not_sawn" | "profile_not_made";
            /** @description JSON Pointer to the claim or to the line's specification. */
            pointer: string;
            params: {
                /** @description Its name. */
                sawmill: string;
                /** @description The certificate's last day, where there is one. */
                expires?: components["schemas"]["Day"];
            };
        };
        /** @description As the need of that step, of wood that is being made or is ready. */
        ReadyWarning: {
            /** @constant */
            code: "ready_off_confirmed";
            pointer: string;
            params: components["schemas"]["ReadyOff"];
        };
        /** @description Wood that a deal loses. */
        WoodCut: {
            /** @description Its number. */
            deal: string;
            m3: components["schemas"]["Volume"];
        };
        /** @description More is allocated of the line than there would be. Saving it takes back what was promised last. */
        CutWarning: {
            /** @constant */
            code: "allocations_cut";
            pointer: string;
            params: {
                cuts: components["schemas"]["WoodCut"][];
            };
        };
        /** @description Something of the supply as it stands that is probably wrong, or will be. It holds nothing up. */
        SupplyWarning: components["schemas"]["DueDiligenceWarning"] | components["schemas"]["MillWarning"] | components["schemas"]["ReadyWarning"] | components["schemas"]["CutWarning"];
        Supply: components["schemas"]["DocumentHead"] & components["schemas"]["SupplyTerms"] & {
            status: components["schemas"]["SupplyStatus"];
            sawmill: components["schemas"]["SawmillRef"];
            purchase_manager: components["schemas"]["PersonRefOrNull"];
            lines: components["schemas"]["SupplyLine"][];
            figures: components["schemas"]["SupplyFigures"];
            /** @description Days since the end of the ready week, of wood that is ordered and not ready yet. Null while it is in time. */
            late_days: number | null;
            cancel_reason: string | null;
            /** @description The fields that this person may change in this status. */
            editable_fields: components["schemas"]["SupplyField"][];
            transitions: components["schemas"]["SupplyTransition"][];
            warnings: components["schemas"]["SupplyWarning"][];
            /** @description Wood that deals lost in this save; only in its response. */
            cuts?: components["schemas"]["WoodCut"][];
        };
        SupplyTotals: {
            count: number;
            volume_m3: components["schemas"]["Volume"];
            free_m3: components["schemas"]["Volume"];
            amount_eur: components["schemas"]["Amount"];
            /** @description Supplies whose exchange rate is open; their amount is in no sum. */
            without_rate: number;
        };
        SupplyPreviewRequest: {
            /** @description The saved supply it belongs to, or null for a new one. */
            id: components["schemas"]["UuidOrNull"];
            supply: components["schemas"]["SupplyWrite"];
        };
        SupplyPreview: {
            figures: components["schemas"]["SupplyFigures"];
            transitions: components["schemas"]["SupplyTransition"][];
            warnings: components["schemas"]["SupplyWarning"][];
        };
        SupplyTransitionRequest: {
            to: components["schemas"]["SupplyStatus"];
            reason?: string;
            /**
             * @description Overrides the requirements that can be overridden; needs a reason.
             * @default false
             */
            override: boolean;
            /**
             * @description Canceling it, let go of all that is allocated of it.
             * @default false
             */
            release_allocations: boolean;
        };
        CoverWood: {
            /** @description The line's place in its document, from one. */
            place: number;
            product_name: string | null;
            specification: components["schemas"]["Specification"];
            /** @description Its species and section. Wood of one key can stand for other of the same. */
            wood_key: string;
        };
        /**
         * @description Packs of the line's own size, up to two places where one is split.
         * @example 6
         * @example 5.14
         */
        Packs: string;
        /** @description So much wood of a line. */
        CoverAmount: {
            m3: components["schemas"]["Volume"];
            /** @description Null if the volume of a pack is unknown. */
            packs: components["schemas"]["Packs"] | null;
        };
        /** @enum {string} */
        DealStatus: "draft" | "order_confirmation" | "confirmed" | "loading" | "shipped" | "delivered" | "completed" | "canceled";
        CoverDeal: {
            id: components["schemas"]["Uuid"];
            number: string;
            status: components["schemas"]["DealStatus"];
            client_name: string;
            delivery_week_from: components["schemas"]["IsoWeekOrNull"];
            delivery_week_to: components["schemas"]["IsoWeekOrNull"];
        };
        /**
         * @description Where the wood differs from what was sold and may still be taken; wood of another species or section is refused.
         * @enum {string}
         */
        AllocationWarning: "other_profile" | "other_grade" | "other_length" | "other_treatment" | "other_certificate";
        /** @description Wood of a line of the supply that is allocated to a deal. */
        PartOfSupply: {
            deal_line_id: components["schemas"]["Uuid"];
            /** @description Null where this person does not see the deal. */
            deal: components["schemas"]["CoverDeal"] | null;
            wood: components["schemas"]["CoverWood"];
            amount: components["schemas"]["CoverAmount"];
            /** @description What the deal's line lacks in all, drafts counted as if they were bought. */
            lacks: components["schemas"]["CoverAmount"];
            loaded_m3: components["schemas"]["Volume"];
            warnings: components["schemas"]["AllocationWarning"][];
        };
        SupplyLineCover: {
            line_id: components["schemas"]["Uuid"];
            wood: components["schemas"]["CoverWood"];
            ordered: components["schemas"]["CoverAmount"];
            /** @description Null until it is said. */
            confirmed: components["schemas"]["CoverAmount"] | null;
            /** @description Null until it is said. */
            ready: components["schemas"]["CoverAmount"] | null;
            /** @description What the inspection accepted; null while the line is not inspected. */
            accepted: components["schemas"]["CoverAmount"] | null;
            allocated: components["schemas"]["CoverAmount"];
            /** @description What nobody has: the long position. */
            free: components["schemas"]["CoverAmount"];
            loaded: components["schemas"]["CoverAmount"];
            parts: components["schemas"]["PartOfSupply"][];
        };
        SupplyCover: {
            supply_id: components["schemas"]["Uuid"];
            status: components["schemas"]["SupplyStatus"];
            lines: components["schemas"]["SupplyLineCover"][];
            can_allocate: boolean;
        };
        /** @description A deal's line that lacks wood which a line of the supply has, and has none from yet. */
        OpenDealLine: {
            supply_line_id: components["schemas"]["Uuid"];
            deal_line_id: components["schemas"]["Uuid"];
            deal: components["schemas"]["CoverDeal"];
            wood: components["schemas"]["CoverWood"];
            lacks: components["schemas"]["CoverAmount"];
            warnings: components["schemas"]["AllocationWarning"][];
        };
        OpenDealLineList: {
            /** @description The supply's lines for which more deals lack wood than these. */
            more_line_ids: components["schemas"]["Uuid"][];
            items: components["schemas"]["OpenDealLine"][];
        };
        CoverSupply: {
            id: components["schemas"]["Uuid"];
            number: string;
            status: components["schemas"]["SupplyStatus"];
            sawmill_name: string;
            ready_week: components["schemas"]["IsoWeekOrNull"];
            late_days: number | null;
        };
        /** @description Wood of a supply that is allocated to a line of the deal. */
        PartOfDeal: {
            supply_line_id: components["schemas"]["Uuid"];
            supply: components["schemas"]["CoverSupply"];
            wood: components["schemas"]["CoverWood"];
            amount: components["schemas"]["CoverAmount"];
            /** @description The unallocated amount of the supply's line. */
            free: components["schemas"]["CoverAmount"];
            loaded_m3: components["schemas"]["Volume"];
            warnings: components["schemas"]["AllocationWarning"][];
        };
        DealLineCover: {
            line_id: components["schemas"]["Uuid"];
            wood: components["schemas"]["CoverWood"];
            sold: components["schemas"]["CoverAmount"];
            /** @description From supplies that are drafts yet; it is not bought. */
            planned: components["schemas"]["CoverAmount"];
            /** @description From supplies that are ordered, or further. */
            bought: components["schemas"]["CoverAmount"];
            /** @description The bought wood that is ready at its mill, or has left it. */
            ready: components["schemas"]["CoverAmount"];
            loaded: components["schemas"]["CoverAmount"];
            delivered: components["schemas"]["CoverAmount"];
            /** @description Shortfall: sold and not bought. */
            short: components["schemas"]["CoverAmount"];
            /** @description Surplus: bought beyond the sold amount. */
            long: components["schemas"]["CoverAmount"];
            /** @description Whether what is bought lies within the deal's tolerance around what was sold. */
            is_within_tolerance: boolean;
            parts: components["schemas"]["PartOfDeal"][];
        };
        PercentOrNull: components["schemas"]["Percent"] | null;
        /** @description What is left of the revenue, in the deal's currency. The purchase cost, and with it what is left, is null while a line has no purchase price; what is left is null too while a line has no price. The per-cent and the per-m3 are null too while there is nothing to divide by. */
        Margin: {
            purchase_cost: components["schemas"]["AmountOrNull"];
            freight: components["schemas"]["Amount"];
            commission: components["schemas"]["Amount"];
            other_costs: components["schemas"]["Amount"];
            amount: components["schemas"]["AmountOrNull"];
            percent: components["schemas"]["PercentOrNull"];
            per_m3: components["schemas"]["AmountOrNull"];
        };
        DealFigures: {
            volume_m3: components["schemas"]["Volume"];
            weight_kg: number;
            revenue: components["schemas"]["Amount"];
            /** @description Null while the exchange rate is open. */
            revenue_eur: components["schemas"]["AmountOrNull"];
            /** @description Null for users who cannot see it. */
            margin: components["schemas"]["Margin"] | null;
        };
        /** @description What a line was planned to cost, what it is expected to cost, and where the difference comes from: they add up. In the deal's currency. */
        LineCost: {
            line_id: components["schemas"]["Uuid"];
            /** @description Null where it can't be said. */
            planned_cost: components["schemas"]["AmountOrNull"];
            /** @description Of the bought wood, at the supply's price and rate. */
            bought_cost: components["schemas"]["Amount"];
            /** @description Null where it can't be said. */
            expected_cost: components["schemas"]["AmountOrNull"];
            /** @description Null where it can't be said. */
            by_price: components["schemas"]["AmountOrNull"];
            /** @description Null where it can't be said. */
            by_amount: components["schemas"]["AmountOrNull"];
            /** @description Null where it can't be said. */
            by_rate: components["schemas"]["AmountOrNull"];
        };
        /** @description The deal as it will come out by what is bought for it; the rest as planned. */
        ExpectedCost: {
            figures: components["schemas"]["DealFigures"];
            lines: components["schemas"]["LineCost"][];
        };
        DealCover: {
            deal_id: components["schemas"]["Uuid"];
            status: components["schemas"]["DealStatus"];
            lines: components["schemas"]["DealLineCover"][];
            /** @description Whether this person may change it now. */
            can_allocate: boolean;
            /** @description Null for users who cannot see the deal's margin. */
            expected: components["schemas"]["ExpectedCost"] | null;
        };
        /** @description A supply's line that has wood which a line of the deal could take. */
        FreeWood: {
            deal_line_id: components["schemas"]["Uuid"];
            supply_line_id: components["schemas"]["Uuid"];
            supply: components["schemas"]["CoverSupply"];
            wood: components["schemas"]["CoverWood"];
            /** @description What the deal's line has of it already. Beside its cover, where that is shown, only what it has nothing of is offered. */
            has: components["schemas"]["CoverAmount"];
            free: components["schemas"]["CoverAmount"];
            warnings: components["schemas"]["AllocationWarning"][];
        };
        FreeWoodList: {
            /** @description Whether more supplies than these have some. */
            has_more: boolean;
            items: components["schemas"]["FreeWood"][];
        };
        /** @description A line of the deal with a shortfall. */
        LackingLine: {
            line_id: components["schemas"]["Uuid"];
            wood: components["schemas"]["CoverWood"];
            /** @description The unit of sale. */
            unit: components["schemas"]["Unit"];
            certification: components["schemas"]["Certification"];
            sold: components["schemas"]["CoverAmount"];
            /** @description From whatever supply, drafts among them. */
            covered: components["schemas"]["CoverAmount"];
            lacks: components["schemas"]["CoverAmount"];
            /** @description The most that it may still take by the deal's tolerance. */
            room_m3: components["schemas"]["Volume"];
            /** @description Whether what covers it is enough as it is. */
            is_within_tolerance: boolean;
        };
        /** @description The last price paid to a mill for wood of this species and section. */
        LastPaid: {
            price: components["schemas"]["Price"];
            price_unit: components["schemas"]["Unit"];
            currency: components["schemas"]["Currency"];
            /** @description The number of that supply. */
            supply: string;
            ordered_on: components["schemas"]["Day"];
        };
        /** @description A line of the deal that a mill can saw. */
        MillOffer: {
            deal_line_id: components["schemas"]["Uuid"];
            /** @description Null where the mill never sold us any, or by pieces or packs alone that say nothing of this one's. */
            last_paid: components["schemas"]["LastPaid"] | null;
        };
        /** @description An approved mill that makes wood for the deal's shortfall. */
        MakingMill: {
            id: components["schemas"]["Uuid"];
            name: string;
            country: components["schemas"]["Country"];
            certificate_state: components["schemas"]["CertificateState"];
            lead_time_weeks: number | null;
            /** @description When its wood would be ready, ordered today; null where its lead time is not known. */
            ready_week: components["schemas"]["IsoWeekOrNull"];
            /** @description As in its figures; null where nothing has become ready and nothing is overdue. */
            on_time_percent: components["schemas"]["PercentOrNull"];
            offers: components["schemas"]["MillOffer"][];
        };
        PurchasePlan: {
            deal: components["schemas"]["CoverDeal"];
            /** @description Whether wood can be meant for the deal now: not while it is a draft, nor once it is settled. */
            can_buy: boolean;
            lines: components["schemas"]["LackingLine"][];
            free: components["schemas"]["FreeWood"][];
            /** @description Whether more supplies than these have some. */
            more_free: boolean;
            mills: components["schemas"]["MakingMill"][];
            /** @description How many others make some of it. */
            more_mills: number;
        };
        AllocationWrite: {
            supply_line_id: components["schemas"]["Uuid"];
            deal_line_id: components["schemas"]["Uuid"];
            /**
             * @description How much of the supply's line goes to the deal's line from now on, not how much is added; zero lets go of it. Null is the rest: what the deal's
             *     line still lacks, as far as the supply's has it, in whole packs where it is bought in packs.
             */
            quantity: components["schemas"]["PartQuantity"] | null;
            /** @description What the quantity is counted in, with the supply line's dimensions; of the rest it says nothing. */
            unit: components["schemas"]["Unit"];
            /** @description What the caller saw it to be. If it is something else by now, nothing is changed. Left out where that does not matter. */
            was_m3?: components["schemas"]["VolumeOrNull"];
        };
        PurchaseLineWrite: {
            deal_line_id: components["schemas"]["Uuid"];
            quantity: components["schemas"]["Quantity"];
            unit: components["schemas"]["Unit"];
        };
        DraftWrite: {
            sawmill_id: components["schemas"]["Uuid"];
            lines: components["schemas"]["PurchaseLineWrite"][];
        };
        PurchaseWrite: {
            /** @description Free wood that is taken, as in `setAllocations`; all of it goes to lines of this deal. */
            allocations: components["schemas"]["AllocationWrite"][];
            /** @description A draft for each mill, a mill once. Either list has something in it. */
            supplies: components["schemas"]["DraftWrite"][];
        };
        DraftedSupply: {
            id: components["schemas"]["Uuid"];
            number: string;
            version: components["schemas"]["Version"];
            sawmill_name: string;
            volume_m3: components["schemas"]["Volume"];
        };
        /** @description What goes from a supply's line to a deal's line now, and what did before. */
        Allocation: {
            supply_line_id: components["schemas"]["Uuid"];
            deal_line_id: components["schemas"]["Uuid"];
            m3: components["schemas"]["Volume"];
            /** @description Where it is whole packs; null where one is split, or a pack's size is not known. */
            packs: number | null;
            was_m3: components["schemas"]["Volume"];
            /** @description Where it is whole packs; null where one is split, or a pack's size is not known. */
            was_packs: number | null;
            warnings: components["schemas"]["AllocationWarning"][];
        };
        Purchase: {
            supplies: components["schemas"]["DraftedSupply"][];
            /** @description Free wood that was taken. */
            allocations: components["schemas"]["Allocation"][];
        };
        PurchaseUndo: {
            /** @description The drafts, in the version in which they were made. */
            supplies: {
                id: components["schemas"]["Uuid"];
                version: components["schemas"]["Version"];
            }[];
            /** @description What the free wood that was taken was before. */
            allocations: components["schemas"]["AllocationWrite"][];
            /** @description Why the drafts are canceled, as their histories tell it. */
            reason: string;
        };
        AllocationsWrite: {
            /** @description All of them or none. What is let go is free for the others, whatever their order. */
            allocations: components["schemas"]["AllocationWrite"][];
        };
        AllocationList: {
            items: components["schemas"]["Allocation"][];
        };
        /**
         * @description How far it has come. Steps from `loading` on take its deals and supplies along.
         * @enum {string}
         */
        CargoStatus: "planned" | "booked" | "loading" | "sealed" | "in_transit" | "arrived" | "delivered" | "closed" | "canceled";
        /** @enum {string} */
        CargoKind: "container" | "truck";
        /**
         * @description UN/LOCODE.
         * @example LTKLJ
         */
        UnLocode: string;
        /**
         * @description 20 and 40 feet dry containers, and the high cube.
         * @enum {string}
         */
        ContainerType: "20DC" | "40DC" | "40HC";
        DayOrNull: components["schemas"]["Day"] | null;
        NamedRecord: {
            id: components["schemas"]["Uuid"];
            /** @description The name of a company, the number of a document. */
            name: string;
        };
        /** @enum {string} */
        CargoBinding: "weight" | "space";
        CargoSummary: {
            id: components["schemas"]["Uuid"];
            number: string;
            status: components["schemas"]["CargoStatus"];
            kind: components["schemas"]["CargoKind"];
            container_type: components["schemas"]["ContainerType"] | null;
            container_number: string | null;
            truck_plate: string | null;
            carrier: string | null;
            vessel: string | null;
            port_of_loading: components["schemas"]["UnLocode"] | null;
            port_of_discharge: components["schemas"]["UnLocode"] | null;
            /** @description The last day on which the terminal takes it in. */
            cut_off: components["schemas"]["DayOrNull"];
            /** @description The last day on which the terminal takes it in. */
            etd: components["schemas"]["DayOrNull"];
            /** @description The last day on which the terminal takes it in. */
            eta: components["schemas"]["DayOrNull"];
            /** @description The last day on which the terminal takes it in. */
            atd: components["schemas"]["DayOrNull"];
            /** @description The last day on which the terminal takes it in. */
            ata: components["schemas"]["DayOrNull"];
            /** @description Days by which it came after its ETA or, if it has not come, by which its ETA has passed; null if it is not late. */
            late_days: number | null;
            clients: components["schemas"]["NamedRecord"][];
            sawmills: components["schemas"]["NamedRecord"][];
            deals: components["schemas"]["NamedRecord"][];
            m3: components["schemas"]["Volume"];
            gross_kg: number;
            /** @description Of what binds; null while its size is not known. */
            fill_percent: components["schemas"]["PercentOrNull"];
            /** @description Which of the two is nearer to full, and so says what else fits; null while nothing is known, or nothing loaded. */
            binding: components["schemas"]["CargoBinding"] | null;
            freight_eur: components["schemas"]["AmountOrNull"];
            /** @description How many are needed and not at hand; null before it is sealed, and once it is closed or canceled. */
            missing_documents: number | null;
            updated_at: components["schemas"]["Timestamp"];
        };
        CargoList: {
            items: components["schemas"]["CargoSummary"][];
            next_cursor: components["schemas"]["Cursor"];
            total: components["schemas"]["Total"];
        };
        /**
         * @description How the verified gross mass was found (SOLAS VI/2). method_1 the packed container was weighed; method_2 its contents were, and the tare added.
         * @enum {string}
         */
        VgmMethod: "method_1" | "method_2";
        /**
         * @description A document that travels with the cargo or is needed for customs.
         * @enum {string}
         */
        CargoDocument: "packing_list" | "commercial_invoice" | "bill_of_lading" | "cmr" | "vgm_declaration" | "export_declaration" | "import_declaration" | "certificate_of_origin" | "phytosanitary_certificate" | "due_diligence_statement" | "insurance_certificate" | "claim_invoice";
        /** @description Where a pack stands inside; from the front wall, the left wall and the floor. The order of the packs is that of loading. */
        StowedPack: {
            load_id: components["schemas"]["Uuid"];
            x_mm: number;
            y_mm: number;
            z_mm: number;
            length_mm: number;
            width_mm: number;
            height_mm: number;
            /** @description Whether it lies across. */
            is_turned: boolean;
        };
        /**
         * @description The unit of a load.
         * @enum {string}
         */
        LoadUnit: "pack" | "pcs" | "m3";
        /** @description Wood of a supply's line that was allocated to a deal's line, or packs from the yard that an order has reserved of it. */
        CargoLoadWrite: {
            /** @description Of the caller's making for a new load; a load keeps it for life. */
            id: components["schemas"]["Uuid"];
            supply_line_id: components["schemas"]["Uuid"];
            deal_line_id: components["schemas"]["Uuid"];
            quantity: components["schemas"]["Quantity"];
            unit: components["schemas"]["LoadUnit"];
            /** @description The packs from the yard that it is, as many as the quantity says; none of wood that lies at a mill. */
            lot_ids: components["schemas"]["Uuid"][];
            /** @description As it was weighed; null while the wood's density tells it. */
            net_kg: number | null;
            /** @description With straps, bearers and foil, as it was weighed; null while it is the net weight. */
            gross_kg: number | null;
            /** @description The stop where the load is unloaded, counted from the first stop. */
            drop: number;
        };
        CargoWrite: {
            kind: components["schemas"]["CargoKind"];
            /** @description Null for a truck, and while unknown. */
            container_type: components["schemas"]["ContainerType"] | null;
            /** @description ISO 6346, with a right check digit. Null for a truck. */
            container_number: string | null;
            seal_number: string | null;
            /** @description As the container's plate has it, or the truck's papers; null where that of the type counts. */
            tare_kg: number | null;
            /** @description The most that the plate lets it weigh with what is in it. With the tare it says what it carries, in place of the type. */
            max_gross_kg: number | null;
            truck_plate: string | null;
            trailer_plate: string | null;
            driver: string | null;
            carrier: string | null;
            forwarder: string | null;
            booking_number: string | null;
            bill_of_lading: string | null;
            vessel: string | null;
            voyage: string | null;
            port_of_loading: components["schemas"]["UnLocode"] | null;
            port_of_discharge: components["schemas"]["UnLocode"] | null;
            /** @description The last day on which the terminal takes it in. */
            cut_off: components["schemas"]["DayOrNull"];
            /** @description Estimated day of departure. */
            etd: components["schemas"]["DayOrNull"];
            /** @description Estimated day of arrival. */
            eta: components["schemas"]["DayOrNull"];
            /** @description The day of departure; where it is open, the day of that step. */
            atd: components["schemas"]["DayOrNull"];
            /** @description The day of arrival; where it is open, the day of that step. */
            ata: components["schemas"]["DayOrNull"];
            /** @description Verified gross mass. Null for a truck. */
            vgm_kg: number | null;
            vgm_method: components["schemas"]["VgmMethod"] | null;
            /** @description When it was found. */
            vgm_date: components["schemas"]["DayOrNull"];
            /** @description Of the freight. */
            currency: components["schemas"]["Currency"];
            /** @description Null for euro, or while it is open. Booking needs it, and freezes it with the freight. */
            exchange_rate: components["schemas"]["ExchangeRateOrNull"];
            /** @description As it was booked. */
            freight: components["schemas"]["PositiveAmountOrNull"];
            /** @description As it was charged; counts in place of the booked one. */
            actual_freight: components["schemas"]["PositiveAmountOrNull"];
            /** @description Days at the port that cost nothing. */
            free_days: number | null;
            /** @description Those that are at hand; kept once each, in the order of the contract. */
            documents: components["schemas"]["CargoDocument"][];
            stowage: components["schemas"]["StowedPack"][];
            notes: string | null;
            /** @description The loads. */
            lines: components["schemas"]["CargoLoadWrite"][];
        };
        CargoTerms: {
            kind: components["schemas"]["CargoKind"];
            /** @description Null for a truck, and while unknown. */
            container_type: components["schemas"]["ContainerType"] | null;
            /** @description ISO 6346, with a right check digit. Null for a truck. */
            container_number: string | null;
            seal_number: string | null;
            /** @description As the container's plate has it, or the truck's papers; null where that of the type counts. */
            tare_kg: number | null;
            /** @description The most that the plate lets it weigh with what is in it. With the tare it says what it carries, in place of the type. */
            max_gross_kg: number | null;
            truck_plate: string | null;
            trailer_plate: string | null;
            driver: string | null;
            carrier: string | null;
            forwarder: string | null;
            booking_number: string | null;
            bill_of_lading: string | null;
            vessel: string | null;
            voyage: string | null;
            port_of_loading: components["schemas"]["UnLocode"] | null;
            port_of_discharge: components["schemas"]["UnLocode"] | null;
            /** @description The last day on which the terminal takes it in. */
            cut_off: components["schemas"]["DayOrNull"];
            /** @description Estimated day of departure. */
            etd: components["schemas"]["DayOrNull"];
            /** @description Estimated day of arrival. */
            eta: components["schemas"]["DayOrNull"];
            /** @description The day of departure; where it is open, the day of that step. */
            atd: components["schemas"]["DayOrNull"];
            /** @description The day of arrival; where it is open, the day of that step. */
            ata: components["schemas"]["DayOrNull"];
            /** @description Verified gross mass. Null for a truck. */
            vgm_kg: number | null;
            vgm_method: components["schemas"]["VgmMethod"] | null;
            /** @description When it was found. */
            vgm_date: components["schemas"]["DayOrNull"];
            /** @description Of the freight. */
            currency: components["schemas"]["Currency"];
            /** @description Null for euro, or while it is open. Booking needs it, and freezes it with the freight. */
            exchange_rate: components["schemas"]["ExchangeRateOrNull"];
            /** @description As it was booked. */
            freight: components["schemas"]["PositiveAmountOrNull"];
            /** @description As it was charged; counts in place of the booked one. */
            actual_freight: components["schemas"]["PositiveAmountOrNull"];
            /** @description Days at the port that cost nothing. */
            free_days: number | null;
            /** @description Those that are at hand; kept once each, in the order of the contract. */
            documents: components["schemas"]["CargoDocument"][];
            stowage: components["schemas"]["StowedPack"][];
            notes: string | null;
        };
        /** @description A pack in the yard. */
        LoadLot: {
            id: components["schemas"]["Uuid"];
            barcode: string;
            pcs: number;
            m3: components["schemas"]["Volume"];
        };
        CargoLoad: {
            id: components["schemas"]["Uuid"];
            supply_line_id: components["schemas"]["Uuid"];
            deal_line_id: components["schemas"]["Uuid"];
            quantity: components["schemas"]["Quantity"];
            unit: components["schemas"]["LoadUnit"];
            /** @description The packs from the yard that it is, as many as the quantity says; none of wood that lies at a mill. */
            lot_ids: components["schemas"]["Uuid"][];
            /** @description As it was weighed; null while the wood's density tells it. */
            net_kg: number | null;
            /** @description As it was weighed; null while the wood's density tells it. */
            gross_kg: number | null;
            drop: number;
            supply: components["schemas"]["CoverSupply"];
            deal: components["schemas"]["CoverDeal"];
            /** @description As the supply's line has it. */
            wood: components["schemas"]["CoverWood"];
            /** @description Packs in the yard that it may be, as other loads have none of them; none where the wood lies at a mill. */
            lots: components["schemas"]["LoadLot"][];
            m3: components["schemas"]["Volume"];
            /** @description Null if the volume of a pack is unknown. */
            packs: components["schemas"]["Packs"] | null;
            /** @description Pieces, rounded; null where nobody knows what a piece measures. */
            pcs: number | null;
            /** @description As it was weighed, or by the density. */
            counted_net_kg: number;
            counted_gross_kg: number;
            /** @description The most that this load may be, beside what other cargo has of the wood. */
            most: components["schemas"]["CoverAmount"];
        };
        CargoFigures: {
            m3: components["schemas"]["Volume"];
            /** @description Null if the volume of a pack is unknown. */
            packs: components["schemas"]["Packs"] | null;
            net_kg: number;
            gross_kg: number;
            /** @description What it carries, by its plate or its type; null while neither is known. */
            payload_kg: number | null;
            capacity_m3: components["schemas"]["VolumeOrNull"];
            weight_percent: components["schemas"]["PercentOrNull"];
            space_percent: components["schemas"]["PercentOrNull"];
            /** @description Which of the two is nearer to full, and so says what else fits; null while nothing is known, or nothing loaded. */
            binding: components["schemas"]["CargoBinding"] | null;
            remaining_kg: number | null;
            /** @description What else fits of wood as heavy as what is loaded; of an empty one all its space. */
            remaining_m3: components["schemas"]["VolumeOrNull"];
            /** @description The actual freight, else the booked one; null while it or its rate is open. */
            freight_eur: components["schemas"]["AmountOrNull"];
            freight_eur_per_m3: components["schemas"]["AmountOrNull"];
        };
        /** @description A row of the checklist of documents. */
        CargoPaper: {
            document: components["schemas"]["CargoDocument"];
            /** @description By the kind of cargo, the Incoterms rule of its deals, the claims and the countries that it leaves and goes to. */
            is_needed: boolean;
            is_there: boolean;
        };
        /** @description What of a cargo is for a deal, and what of the freight it carries, by the m3. */
        CargoShare: {
            deal: components["schemas"]["CoverDeal"];
            /** @description Where the deal's client is, as papers that go with the wood have to say. */
            consignee: {
                country: components["schemas"]["Country"];
                address: string | null;
            };
            m3: components["schemas"]["Volume"];
            freight_eur: components["schemas"]["AmountOrNull"];
        };
        /** @description A value of the cargo that is probably wrong. It does not prevent saving. */
        CargoWarning: {
            /** @constant */
            code: "vgm_under_load";
            /** @constant */
            pointer: "/vgm_kg";
            params: {
                load_kg: number;
            };
        } | {
            /** @constant */
            code: "vgm_after_departure";
            /** @constant */
            pointer: "/vgm_date";
            params: {
                departure: components["schemas"]["Day"];
            };
        };
        /** @enum {string} */
        CargoField: "kind" | "container_type" | "container_number" | "seal_number" | "tare_kg" | "max_gross_kg" | "truck_plate" | "trailer_plate" | "driver" | "carrier" | "forwarder" | "booking_number" | "bill_of_lading" | "vessel" | "voyage" | "port_of_loading" | "port_of_discharge" | "cut_off" | "etd" | "eta" | "atd" | "ata" | "vgm_kg" | "vgm_method" | "vgm_date" | "currency" | "exchange_rate" | "freight" | "actual_freight" | "free_days" | "documents" | "stowage" | "notes" | "lines";
        CargoFieldNeed: {
            /** @enum {string} */
            code: "container_type" | "container_number" | "seal_number" | "truck_plate" | "carrier" | "booking_number" | "port_of_loading" | "port_of_discharge" | "etd" | "freight" | "actual_freight" | "exchange_rate" | "vgm" | "load";
            /** @description JSON Pointer to the field to fill in. */
            pointer: string;
            /** @constant */
            can_override?: true;
        };
        /** @description More is in it than is ready at the mill, or accepted there, by now. */
        LoadNeed: {
            /** @constant */
            code: "load_ready";
            pointer: string;
            /** @constant */
            can_override?: true;
            params: {
                most: components["schemas"]["Volume"];
                /** @description The supply's number. */
                supply: string;
            };
        };
        /** @description A deal or a supply of it is not one that is loaded for, or from; the deal is not confirmed, or was canceled. */
        LoadOpenNeed: {
            /** @constant */
            code: "load_open";
            pointer: string;
            /** @constant */
            can_override?: true;
            params: {
                number: string;
            };
        };
        /** @description The supply asks for an inspection, and no report of one is approved. A global manager or an admin may let it pass. */
        InspectionNeed: {
            /** @constant */
            code: "supply_inspected";
            pointer?: string;
            /** @constant */
            can_override?: true;
            params: {
                /** @description Its number. */
                supply: string;
            };
        };
        /** @description No inspection report of the container is approved, or the last one that is found it unfit. */
        ContainerReportNeed: {
            /** @constant */
            code: "container_report";
            pointer?: string;
            /** @constant */
            can_override?: true;
        };
        /** @description The seal is not the one that the container's report read on its door. */
        SealNeed: {
            /** @constant */
            code: "seal_differs";
            /** @constant */
            pointer: "/seal_number";
            /** @constant */
            can_override?: true;
            params: {
                /** @description As the report has it. */
                seal: string;
            };
        };
        /** @description A load is not what the container's report counted: it is set right here, or the report is corrected. A global manager or an admin may let it pass. Of what was counted and is loaded no more, `planned` is zero and the pointer that of all loads. */
        CountNeed: {
            /** @constant */
            code: "load_counted";
            pointer: string;
            /** @constant */
            can_override?: true;
            params: {
                /** @description The supply's number. */
                supply: string;
                counted: string;
                planned: string;
                /** @enum {string} */
                unit: "pack" | "pcs";
            };
        };
        /** @description A report of the container is not approved yet. A global manager or an admin may let it pass; it is canceled then. */
        ReportOpenNeed: {
            /** @constant */
            code: "report_open";
            pointer?: string;
            /** @constant */
            can_override?: true;
            params: {
                number: string;
            };
        };
        PaperNeed: {
            /** @constant */
            code: "document";
            /** @constant */
            pointer: "/documents";
            /** @constant */
            can_override?: true;
            params: {
                document: components["schemas"]["CargoDocument"];
            };
        };
        /** @description A missing requirement of a step of the cargo. */
        CargoNeed: components["schemas"]["CargoFieldNeed"] | components["schemas"]["LoadNeed"] | components["schemas"]["LoadOpenNeed"] | components["schemas"]["InspectionNeed"] | components["schemas"]["ContainerReportNeed"] | components["schemas"]["SealNeed"] | components["schemas"]["CountNeed"] | components["schemas"]["ReportOpenNeed"] | components["schemas"]["PaperNeed"];
        CargoTransition: components["schemas"]["Step"] & {
            to: components["schemas"]["CargoStatus"];
            missing: components["schemas"]["CargoNeed"][];
            /** @description Does not block the step yet. Absent if there is nothing to show. */
            ahead?: components["schemas"]["CargoNeed"][];
        };
        Cargo: components["schemas"]["DocumentHead"] & components["schemas"]["CargoTerms"] & {
            status: components["schemas"]["CargoStatus"];
            lines: components["schemas"]["CargoLoad"][];
            figures: components["schemas"]["CargoFigures"];
            checklist: components["schemas"]["CargoPaper"][];
            shares: components["schemas"]["CargoShare"][];
            warnings: components["schemas"]["CargoWarning"][];
            /** @description Days by which it came after its ETA or, if it has not come, by which its ETA has passed; null if it is not late. */
            late_days: number | null;
            cancel_reason: string | null;
            /** @description The fields that this person may change in this status; `lines` are the loads. */
            editable_fields: components["schemas"]["CargoField"][];
            transitions: components["schemas"]["CargoTransition"][];
        };
        CargoPreviewRequest: {
            /** @description The saved cargo it belongs to, or null for a new one. */
            id: components["schemas"]["UuidOrNull"];
            cargo: components["schemas"]["CargoWrite"];
        };
        CargoPreview: {
            figures: components["schemas"]["CargoFigures"];
            lines: components["schemas"]["CargoLoad"][];
            checklist: components["schemas"]["CargoPaper"][];
            shares: components["schemas"]["CargoShare"][];
            warnings: components["schemas"]["CargoWarning"][];
            transitions: components["schemas"]["CargoTransition"][];
        };
        /** @description What other cargo has in these fields, each once. */
        CargoChoices: {
            carriers: string[];
            forwarders: string[];
            ports: components["schemas"]["UnLocode"][];
            /** @description Those with wood in any cargo. */
            clients: components["schemas"]["NamedRecord"][];
        };
        /** @description Allocated wood that lies ready, or packs in the yard that an order has reserved, in no cargo yet. */
        LoadableWood: {
            supply_line_id: components["schemas"]["Uuid"];
            deal_line_id: components["schemas"]["Uuid"];
            supply: components["schemas"]["CoverSupply"];
            deal: components["schemas"]["CoverDeal"];
            wood: components["schemas"]["CoverWood"];
            loading_place: string | null;
            /** @description Packs in the yard that it may be, as other loads have none of them; none where the wood lies at a mill. */
            lots: components["schemas"]["LoadLot"][];
            /** @description What of it may be loaded. */
            most: components["schemas"]["CoverAmount"];
            net_kg: number;
            /** @description Its supply asks for an inspection, and no report of one is approved. */
            awaits_inspection: boolean;
        };
        LoadableList: {
            /** @description True if the search matches more wood than this. */
            has_more: boolean;
            items: components["schemas"]["LoadableWood"][];
        };
        CargoTransitionRequest: {
            to: components["schemas"]["CargoStatus"];
            reason?: string;
            /**
             * @description Overrides the requirements that can be overridden; needs a reason.
             * @default false
             */
            override: boolean;
        };
        /**
         * @description Of an inspection report. Approved is final; a correction of it is a report of its own, which takes its place once it is approved.
         * @enum {string}
         */
        ReportStatus: "draft" | "submitted" | "returned" | "approved" | "canceled";
        /**
         * @description What the last approved report on a line says stands. One that says `fail` lets nothing of its lines be loaded.
         * @enum {string}
         */
        ReportVerdict: "pass" | "remarks" | "fail";
        ReportSummary: {
            id: components["schemas"]["Uuid"];
            number: string;
            status: components["schemas"]["ReportStatus"];
            inspector: components["schemas"]["PersonRef"];
            inspected_on: components["schemas"]["DayOrNull"];
            verdict: components["schemas"]["ReportVerdict"] | null;
            /** @description Another report has taken its place. */
            is_corrected: boolean;
            updated_at: components["schemas"]["Timestamp"];
        };
        ReportRef: {
            id: components["schemas"]["Uuid"];
            number: string;
        };
        SupplyReportSummary: components["schemas"]["ReportSummary"] & {
            supply: components["schemas"]["ReportRef"];
            sawmill: {
                id: components["schemas"]["Uuid"];
                name: string;
                country: components["schemas"]["Country"];
            };
            accepted_m3: components["schemas"]["Volume"];
            rejected_m3: components["schemas"]["Volume"];
        };
        SupplyReportList: {
            items: components["schemas"]["SupplyReportSummary"][];
            next_cursor: components["schemas"]["Cursor"];
            total: components["schemas"]["Total"];
        };
        /**
         * Format: uuid
         * @description Of the caller's making, so that what is sent again after a lost answer is one report. The same again from the same person gets that report as it is by now; with anything else in it, or of a report of somebody else's, it is a `duplicate`. Left out, the server makes one.
         */
        ReportId: string;
        /**
         * @description Measured with a caliper or a tape, in mm with up to one place.
         * @example 47.5
         * @example 4802
         */
        Size: string;
        /**
         * @description As a meter shows it, with up to one place.
         * @example 18.5
         */
        MoisturePercent: string;
        /**
         * @description What is seen at a piece; that it is not the right size is measured.
         * @enum {string}
         */
        FoundDefect: "knots" | "wane" | "blue_stain" | "mould" | "checks" | "bow" | "twist" | "rot" | "treatment";
        /** @description A piece of the sample. Of a pole `thickness_mm` is the top diameter, and it has no width. */
        PieceReading: {
            /** @description Generated by the client. */
            id: components["schemas"]["Uuid"];
            thickness_mm: components["schemas"]["Size"] | null;
            width_mm: components["schemas"]["Size"] | null;
            length_mm: components["schemas"]["Size"] | null;
            moisture_percent: components["schemas"]["MoisturePercent"] | null;
            defects: components["schemas"]["FoundDefect"][];
        };
        SupplyReportLineWrite: {
            /** @description Of the supply's line that lies there. */
            id: components["schemas"]["Uuid"];
            /** @description Pieces that lie there of it. */
            lot_pcs: number | null;
            /** @description Packs that pieces were taken from. */
            sampled_packs: number | null;
            readings: components["schemas"]["PieceReading"][];
            /** @description The grade that it is, as the trade writes it. */
            grade_found: string | null;
            /** @description Pieces of the lot that are not taken. */
            rejected_pcs: number | null;
        };
        /** @enum {string} */
        CheckState: "ok" | "defect" | "not_applicable";
        /** @description A point of a checklist. */
        Check: {
            /** @description Null until it was looked at. */
            state: components["schemas"]["CheckState"] | null;
            /** @description What is wrong; a defect needs it before the report is submitted. */
            remark: string | null;
        };
        SupplyReportChecks: {
            pack_marks: components["schemas"]["Check"];
            strapping: components["schemas"]["Check"];
            wrapping: components["schemas"]["Check"];
        };
        /**
         * @description Subject of a photo.
         * @enum {string}
         */
        PhotoKind: "empty" | "csc_plate" | "floor" | "moisture" | "pack_marks" | "half_loaded" | "doors_open" | "seal" | "defect" | "other";
        ReportPhoto: {
            /** @description Of the caller's making; a photo keeps it from the moment it was taken. */
            id: components["schemas"]["Uuid"];
            /** @description The report's file that has it. Null while it waits on the device on which it was taken; the report is not submitted without it. */
            attachment_id: components["schemas"]["UuidOrNull"];
            kind: components["schemas"]["PhotoKind"];
            caption: string | null;
        };
        ReportPhotos: components["schemas"]["ReportPhoto"][];
        SupplyReportCreate: {
            id?: components["schemas"]["ReportId"];
            supply_id: components["schemas"]["Uuid"];
            inspected_on: components["schemas"]["DayOrNull"];
            place: string | null;
            /** @description Location of the phone. */
            coordinates: components["schemas"]["Coordinates"] | null;
            /** @description The lines of the supply that were inspected. */
            lines: components["schemas"]["SupplyReportLineWrite"][];
            checks: components["schemas"]["SupplyReportChecks"];
            photos: components["schemas"]["ReportPhotos"];
            verdict: components["schemas"]["ReportVerdict"] | null;
            remarks: string | null;
        };
        FieldChange: {
            /** @description The field's name in the contract, such as `delivery_week_from` or, within a line, `price`; `line` when a line came or went. */
            field: string;
            /** @description The line's place, counted from one; null for the document's own fields. */
            line: number | null;
            from: string | null;
            to: string | null;
        };
        /** @description How far a report has come, and through whose hands. */
        ReportWay: {
            status: components["schemas"]["ReportStatus"];
            /** @description Who began it. Only this person writes in it, and this person never approves it. */
            inspector: components["schemas"]["PersonRef"];
            submitted_at: components["schemas"]["TimestampOrNull"];
            approved_at: components["schemas"]["TimestampOrNull"];
            approved_by: components["schemas"]["PersonRefOrNull"];
            /** @description Why it was returned last; null once it is submitted again. */
            return_remark: string | null;
            cancel_reason: string | null;
            /** @description The approved report that this one is a new version of. */
            corrects: components["schemas"]["ReportRef"] | null;
            /** @description The approved report that took its place. */
            corrected_by: components["schemas"]["ReportRef"] | null;
            /** @description What this one says otherwise than the one that it corrects. */
            changes: components["schemas"]["FieldChange"][];
            /** @description Whether this person may begin a correction of it now. */
            can_correct: boolean;
        };
        /** @description A line of a supply, without what it costs. */
        InspectableLine: {
            id: components["schemas"]["Uuid"];
            product_name: string | null;
            specification: components["schemas"]["Specification"];
            /** @description Pieces that are to lie there, by what is ready, confirmed or ordered, whichever is known last; null where its sizes do not tell. */
            expected_pcs: number | null;
            /** @description The same in m3. */
            volume_m3: components["schemas"]["Volume"];
        };
        /** @description A report of the same supply or container that still counts. */
        EarlierReport: {
            id: components["schemas"]["Uuid"];
            number: string;
            status: components["schemas"]["ReportStatus"];
            inspector: components["schemas"]["PersonRef"];
        };
        /** @description A supply as an inspector sees it. */
        InspectableSupply: {
            id: components["schemas"]["Uuid"];
            number: string;
            status: components["schemas"]["SupplyStatus"];
            sawmill: {
                id: components["schemas"]["Uuid"];
                name: string;
                country: components["schemas"]["Country"];
            };
            loading_place: string | null;
            ready_week: components["schemas"]["IsoWeekOrNull"];
            inspection_required: boolean;
            lines: components["schemas"]["InspectableLine"][];
            /** @description Those that still count. Absent where there is none. */
            reports?: components["schemas"]["EarlierReport"][];
        };
        /** @description Single sampling by attributes, ISO 2859-1, general inspection level II, acceptance quality limit 4.0, normal inspection. */
        SamplingPlan: {
            /** @description Pieces to look at; all of a lot that has no more. */
            sample_pcs: number;
            /** @description Pieces that may fail. */
            accept: number;
        };
        DefectCount: {
            kind: components["schemas"]["DefectKind"];
            pcs: number;
            /** @description Of the pieces in the sample. */
            percent: components["schemas"]["Percent"];
        };
        /** @description What a line's sample came to. */
        InspectedFigures: {
            /** @description Null until it is said how many pieces lie there. */
            plan: components["schemas"]["SamplingPlan"] | null;
            sampled_pcs: number;
            /** @description Pieces that are not the right size or have a defect. */
            failed_pcs: number;
            /** @description Whether the lot passes by the plan; null while that is open. */
            passes: boolean | null;
            /** @description What was found, the most frequent first. A piece with two defects counts in both. */
            defects: components["schemas"]["DefectCount"][];
            /** @description The average of the measurements. */
            moisture_percent: components["schemas"]["PercentOrNull"];
            /** @description Null until it is said how many pieces lie there and how many of them are not taken. Nothing of a report that fails. */
            accepted_m3: components["schemas"]["VolumeOrNull"];
            rejected_m3: components["schemas"]["VolumeOrNull"];
        };
        SupplyReportLine: {
            id: components["schemas"]["Uuid"];
            lot_pcs: number | null;
            sampled_packs: number | null;
            readings: components["schemas"]["PieceReading"][];
            grade_found: string | null;
            rejected_pcs: number | null;
            product_name: string | null;
            specification: components["schemas"]["Specification"];
            expected_pcs: number | null;
            volume_m3: components["schemas"]["Volume"];
            figures: components["schemas"]["InspectedFigures"];
        };
        /** @enum {string} */
        SupplyReportField: "supply_id" | "inspected_on" | "place" | "coordinates" | "lines" | "checks" | "photos" | "verdict" | "remarks";
        SupplyReportFieldNeed: {
            /** @enum {string} */
            code: "inspected_on" | "place" | "line" | "lot" | "moisture" | "grade" | "rejected" | "check" | "check_remark" | "photo_sent" | "verdict" | "verdict_too_good" | "remarks";
            /** @description JSON Pointer to the field to fill in. */
            pointer: string;
            /** @constant */
            can_override?: true;
        };
        /** @description The plan asks for more pieces; or, with `piece_size`, some of those looked at have no size. */
        SampleNeed: {
            /** @enum {string} */
            code: "sample" | "piece_size";
            pointer: string;
            /** @constant */
            can_override?: true;
            params: {
                /** @description Pieces that are missing. */
                pcs: string;
            };
        };
        /** @description A photo of this kind is missing. */
        PhotoNeed: {
            /** @constant */
            code: "photo";
            /** @constant */
            pointer: "/photos";
            /** @constant */
            can_override?: true;
            params: {
                kind: components["schemas"]["PhotoKind"];
            };
        };
        /** @description A missing requirement of a step of the report. */
        SupplyReportNeed: components["schemas"]["SupplyReportFieldNeed"] | components["schemas"]["SampleNeed"] | components["schemas"]["PhotoNeed"];
        SupplyReportTransition: components["schemas"]["Step"] & {
            to: components["schemas"]["ReportStatus"];
            missing: components["schemas"]["SupplyReportNeed"][];
            ahead?: components["schemas"]["SupplyReportNeed"][];
        };
        SupplyReport: components["schemas"]["DocumentHead"] & components["schemas"]["ReportWay"] & {
            supply: components["schemas"]["InspectableSupply"];
            inspected_on: components["schemas"]["DayOrNull"];
            place: string | null;
            coordinates: components["schemas"]["Coordinates"] | null;
            lines: components["schemas"]["SupplyReportLine"][];
            checks: components["schemas"]["SupplyReportChecks"];
            photos: components["schemas"]["ReportPhotos"];
            verdict: components["schemas"]["ReportVerdict"] | null;
            remarks: string | null;
            accepted_m3: components["schemas"]["Volume"];
            rejected_m3: components["schemas"]["Volume"];
            editable_fields: components["schemas"]["SupplyReportField"][];
            transitions: components["schemas"]["SupplyReportTransition"][];
        };
        SupplyReportWrite: {
            supply_id: components["schemas"]["Uuid"];
            inspected_on: components["schemas"]["DayOrNull"];
            place: string | null;
            /** @description Location of the phone. */
            coordinates: components["schemas"]["Coordinates"] | null;
            /** @description The lines of the supply that were inspected. */
            lines: components["schemas"]["SupplyReportLineWrite"][];
            checks: components["schemas"]["SupplyReportChecks"];
            photos: components["schemas"]["ReportPhotos"];
            verdict: components["schemas"]["ReportVerdict"] | null;
            remarks: string | null;
        };
        ReportTransitionRequest: {
            to: components["schemas"]["ReportStatus"];
            /** @description Of a cancellation; of a return, what is to be mended. */
            reason?: string;
            /**
             * @description Nothing that a report lacks may be passed over.
             * @default false
             */
            override: boolean;
        };
        InspectableSupplyList: {
            items: components["schemas"]["InspectableSupply"][];
            next_cursor: components["schemas"]["Cursor"];
            total: components["schemas"]["Total"];
        };
        CargoReportSummary: components["schemas"]["ReportSummary"] & {
            cargo: components["schemas"]["ReportRef"];
            /** @description The cargo's. */
            container_number: string | null;
            /** @description As the report reads it. */
            seal_number: string | null;
            differs: boolean;
        };
        CargoReportList: {
            items: components["schemas"]["CargoReportSummary"][];
            next_cursor: components["schemas"]["Cursor"];
            total: components["schemas"]["Total"];
        };
        /**
         * @description While it was loaded; wood that was loaded in the rain is looked for mould.
         * @enum {string}
         */
        Weather: "dry" | "damp" | "rain" | "snow";
        /** @description The empty container, from inside with its doors shut, to its plate. */
        CargoReportChecks: {
            light_test: components["schemas"]["Check"];
            roof: components["schemas"]["Check"];
            walls: components["schemas"]["Check"];
            floor: components["schemas"]["Check"];
            door_gaskets: components["schemas"]["Check"];
            door_hardware: components["schemas"]["Check"];
            odour: components["schemas"]["Check"];
            dry: components["schemas"]["Check"];
            clean: components["schemas"]["Check"];
            pests: components["schemas"]["Check"];
            csc_plate: components["schemas"]["Check"];
            markings: components["schemas"]["Check"];
        };
        CargoReportLineWrite: {
            /** @description Of the cargo's load. */
            id: components["schemas"]["Uuid"];
            /** @description As they were counted at the doors; null until they were. */
            counted_packs: number | null;
            /** @description Pieces, where somebody counted those; a load of which nobody knows the packs needs them. */
            counted_pcs: number | null;
        };
        /** @description One press of the meter, on a pack that went in. */
        MoistureReading: {
            /** @description Generated by the client. */
            id: components["schemas"]["Uuid"];
            moisture_percent: components["schemas"]["MoisturePercent"];
        };
        /**
         * @description Filling of the gaps between the packs and the walls.
         * @enum {string}
         */
        Dunnage: "none" | "timber" | "airbags" | "timber_and_airbags";
        /**
         * @description Protection of the wood from the container's walls and condensation.
         * @enum {string}
         */
        Lining: "none" | "paper" | "film" | "desiccants";
        /**
         * @description Securing of the load at the doors.
         * @enum {string}
         */
        Bracing: "none" | "straps" | "timber" | "straps_and_timber";
        CargoReportCreate: {
            id?: components["schemas"]["ReportId"];
            cargo_id: components["schemas"]["Uuid"];
            started_at: components["schemas"]["TimestampOrNull"];
            ended_at: components["schemas"]["TimestampOrNull"];
            place: string | null;
            /** @description Location of the phone. */
            coordinates: components["schemas"]["Coordinates"] | null;
            weather: components["schemas"]["Weather"] | null;
            checks: components["schemas"]["CargoReportChecks"];
            /** @description The counted amount of each load. */
            lines: components["schemas"]["CargoReportLineWrite"][];
            moisture_readings: components["schemas"]["MoistureReading"][];
            dunnage: components["schemas"]["Dunnage"] | null;
            lining: components["schemas"]["Lining"] | null;
            bracing: components["schemas"]["Bracing"] | null;
            /** @description As it stands on the seal that was put on the door. */
            seal_number: string | null;
            /** @description The same, read a second time from the seal and not from the field above. */
            seal_again: string | null;
            photos: components["schemas"]["ReportPhotos"];
            verdict: components["schemas"]["ReportVerdict"] | null;
            remarks: string | null;
        };
        /** @description A load of a cargo as it is planned, without what it costs. */
        InspectableLoad: {
            id: components["schemas"]["Uuid"];
            supply: components["schemas"]["ReportRef"];
            deal: components["schemas"]["ReportRef"];
            sawmill_name: string;
            product_name: string | null;
            specification: components["schemas"]["Specification"];
            /** @description Null where nobody knows how much a pack holds. A pack that was broken counts as one. */
            packs: number | null;
            /** @description Rounded; null where nobody knows what a piece measures. */
            pcs: number | null;
            m3: components["schemas"]["Volume"];
            drop: number;
        };
        /** @description A container as an inspector sees it. */
        InspectableCargo: {
            id: components["schemas"]["Uuid"];
            number: string;
            status: components["schemas"]["CargoStatus"];
            container_type: components["schemas"]["ContainerType"] | null;
            container_number: string | null;
            seal_number: string | null;
            tare_kg: number | null;
            max_gross_kg: number | null;
            /** @description Verified gross mass, where it is said already. */
            vgm_kg: number | null;
            booking_number: string | null;
            carrier: string | null;
            vessel: string | null;
            port_of_loading: components["schemas"]["UnLocode"] | null;
            port_of_discharge: components["schemas"]["UnLocode"] | null;
            cut_off: components["schemas"]["DayOrNull"];
            etd: components["schemas"]["DayOrNull"];
            /** @description Those of its supplies, each once. */
            loading_places: string[];
            lines: components["schemas"]["InspectableLoad"][];
            /** @description Those that still count. Absent where there is none. */
            reports?: components["schemas"]["EarlierReport"][];
        };
        /** @description Counted less planned; null where it was not counted, or the plan doesn't say. */
        CountDifference: {
            packs: number | null;
            pcs: number | null;
        };
        CargoReportLine: {
            id: components["schemas"]["Uuid"];
            supply: components["schemas"]["ReportRef"];
            deal: components["schemas"]["ReportRef"];
            sawmill_name: string;
            product_name: string | null;
            specification: components["schemas"]["Specification"];
            /** @description Null where nobody knows how much a pack holds. A pack that was broken counts as one. */
            packs: number | null;
            /** @description Rounded; null where nobody knows what a piece measures. */
            pcs: number | null;
            m3: components["schemas"]["Volume"];
            drop: number;
            counted_packs: number | null;
            counted_pcs: number | null;
            difference: components["schemas"]["CountDifference"];
        };
        /** @enum {string} */
        CargoReportField: "cargo_id" | "started_at" | "ended_at" | "place" | "coordinates" | "weather" | "checks" | "lines" | "moisture_readings" | "dunnage" | "lining" | "bracing" | "seal_number" | "seal_again" | "photos" | "verdict" | "remarks";
        /** @description Of a container that fails, only what was seen of it: its place and times, its checklist, a photo of the defect and words. `load` says that the cargo has no loads to count, `seal_differs` that the two readings do, `verdict_too_good` that it passes in spite of a defect or of a count that is not the plan's. */
        CargoReportFieldNeed: {
            /** @enum {string} */
            code: "started_at" | "ended_at" | "place" | "weather" | "check" | "check_remark" | "load" | "count" | "moisture" | "dunnage" | "lining" | "bracing" | "seal_number" | "seal_again" | "seal_differs" | "photo_sent" | "verdict" | "verdict_too_good" | "remarks";
            /** @description JSON Pointer to the field to fill in. */
            pointer: string;
            /** @constant */
            can_override?: true;
        };
        /** @description A missing requirement of a step of the report. */
        CargoReportNeed: components["schemas"]["CargoReportFieldNeed"] | components["schemas"]["PhotoNeed"];
        CargoReportTransition: components["schemas"]["Step"] & {
            to: components["schemas"]["ReportStatus"];
            missing: components["schemas"]["CargoReportNeed"][];
            ahead?: components["schemas"]["CargoReportNeed"][];
        };
        CargoReport: components["schemas"]["DocumentHead"] & components["schemas"]["ReportWay"] & {
            cargo: components["schemas"]["InspectableCargo"];
            started_at: components["schemas"]["TimestampOrNull"];
            ended_at: components["schemas"]["TimestampOrNull"];
            place: string | null;
            /** @description Location of the phone. */
            coordinates: components["schemas"]["Coordinates"] | null;
            weather: components["schemas"]["Weather"] | null;
            checks: components["schemas"]["CargoReportChecks"];
            /** @description All loads of the cargo, as they were planned when the report was handed in. */
            lines: components["schemas"]["CargoReportLine"][];
            moisture_readings: components["schemas"]["MoistureReading"][];
            /** @description The average of the measurements. */
            moisture_percent: components["schemas"]["PercentOrNull"];
            dunnage: components["schemas"]["Dunnage"] | null;
            lining: components["schemas"]["Lining"] | null;
            bracing: components["schemas"]["Bracing"] | null;
            /** @description As it stands on the seal that was put on the door. */
            seal_number: string | null;
            /** @description As it stands on the seal that was put on the door. */
            seal_again: string | null;
            photos: components["schemas"]["ReportPhotos"];
            verdict: components["schemas"]["ReportVerdict"] | null;
            remarks: string | null;
            /** @description Something was counted otherwise than it was planned. */
            differs: boolean;
            editable_fields: components["schemas"]["CargoReportField"][];
            transitions: components["schemas"]["CargoReportTransition"][];
        };
        CargoReportWrite: {
            cargo_id: components["schemas"]["Uuid"];
            started_at: components["schemas"]["TimestampOrNull"];
            ended_at: components["schemas"]["TimestampOrNull"];
            place: string | null;
            /** @description Location of the phone. */
            coordinates: components["schemas"]["Coordinates"] | null;
            weather: components["schemas"]["Weather"] | null;
            checks: components["schemas"]["CargoReportChecks"];
            /** @description The counted amount of each load. */
            lines: components["schemas"]["CargoReportLineWrite"][];
            moisture_readings: components["schemas"]["MoistureReading"][];
            dunnage: components["schemas"]["Dunnage"] | null;
            lining: components["schemas"]["Lining"] | null;
            bracing: components["schemas"]["Bracing"] | null;
            /** @description As it stands on the seal that was put on the door. */
            seal_number: string | null;
            /** @description The same, read a second time from the seal and not from the field above. */
            seal_again: string | null;
            photos: components["schemas"]["ReportPhotos"];
            verdict: components["schemas"]["ReportVerdict"] | null;
            remarks: string | null;
        };
        InspectableCargoList: {
            items: components["schemas"]["InspectableCargo"][];
            next_cursor: components["schemas"]["Cursor"];
            total: components["schemas"]["Total"];
        };
        Product: {
            id: components["schemas"]["Uuid"];
            /** @description The trade name, such as "Spruce KD SF 47x100x4800". */
            name: string;
            status: components["schemas"]["ProductStatus"];
            specification: components["schemas"]["Specification"];
            updated_at: components["schemas"]["Timestamp"];
        };
        ProductList: {
            items: components["schemas"]["Product"][];
            next_cursor: components["schemas"]["Cursor"];
            total: components["schemas"]["Total"];
        };
        ProductWrite: {
            name: string;
            status: components["schemas"]["ProductStatus"];
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
            m3_per_pack: components["schemas"]["VolumeOrNull"];
            /** @description As the pack lies, for drawing it into a container. Null or left out means the usual 1,100 mm. */
            pack_width_mm: number | null;
            /** @description Null or left out means that it follows from the pack's volume and width. */
            pack_height_mm: number | null;
            group: string | null;
            category: components["schemas"]["ProductCategory"];
            certification: components["schemas"]["Certification"];
            hs_code: string | null;
            density_kg_m3: number;
        };
        /** @description A product's name and status, and its specification, whose wood and treatment are always said. */
        ProductFields: {
            name: string;
            status: components["schemas"]["ProductStatus"];
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
            m3_per_pack: components["schemas"]["VolumeOrNull"];
            /** @description As the pack lies, for drawing it into a container. Null or left out means the usual 1,100 mm. */
            pack_width_mm: number | null;
            /** @description Null or left out means that it follows from the pack's volume and width. */
            pack_height_mm: number | null;
            group: string | null;
            category: components["schemas"]["ProductCategory"];
            certification: components["schemas"]["Certification"];
            hs_code: string | null;
            density_kg_m3: number;
        };
        /**
         * @description Where a product is in use now. As long as it is anywhere, what tells it from other products stays as it is; with anything but prices it can't be
         *     archived.
         */
        ProductUses: {
            /** @description In the yard and not sold. */
            packs: number;
            /** @description Lines of open baskets. */
            baskets: number;
            /** @description Open ones. */
            offers: number;
            /** @description Lines of orders of the portal that are neither completed nor canceled. */
            orders: number;
            /** @description Lines of deals that are neither delivered, completed nor canceled. */
            deals: number;
            /** @description Lines of supplies that are neither completed nor canceled. */
            supplies: number;
            /** @description That are on, and hold now or later. */
            prices: number;
        };
        /** @enum {string} */
        ProductField: "name" | "status" | "wood" | "profile" | "quality" | "treatment" | "treatment_color" | "color" | "thickness_mm" | "width_mm" | "length_mm" | "diameter_mm" | "taper_mm_per_m" | "humidity_percent" | "packaging" | "pcs_per_pack" | "m3_per_pack" | "pack_width_mm" | "pack_height_mm" | "group" | "category" | "certification" | "hs_code" | "density_kg_m3";
        ProductRecord: components["schemas"]["RecordHead"] & components["schemas"]["ProductFields"] & {
            uses: components["schemas"]["ProductUses"];
            /** @description The fields that the user can change now. */
            editable_fields: components["schemas"]["ProductField"][];
        };
        /** @description Which products; as the list is narrowed, but that none of a status is left out where none is named. */
        ProductFilter: {
            q?: components["schemas"]["SearchText"];
            status?: components["schemas"]["ProductStatus"][];
            category?: components["schemas"]["ProductCategory"][];
            wood?: components["schemas"]["Wood"][];
            profile?: components["schemas"]["Profile"][];
            treatment?: components["schemas"]["Treatment"][];
            packaging?: components["schemas"]["Packaging"][];
            certification?: components["schemas"]["Certification"][];
            quality?: string[];
            product_group?: string[];
            thickness_mm?: string[];
            width_mm?: string[];
            length_mm?: string[];
            diameter_mm?: string[];
        };
        /** @description What becomes of each of many products; null empties a field. At least one field is said. */
        ProductChange: {
            status?: components["schemas"]["ProductStatus"];
            treatment_color?: string | null;
            color?: string | null;
            humidity_percent?: number | null;
            packaging?: components["schemas"]["Packaging"];
            group?: string | null;
            category?: components["schemas"]["ProductCategory"];
            certification?: components["schemas"]["Certification"];
            hs_code?: string | null;
            density_kg_m3?: number;
        };
        ProductChangesPreviewWrite: {
            filter: components["schemas"]["ProductFilter"];
            set: components["schemas"]["ProductChange"];
        };
        ProductRefusal: {
            id: components["schemas"]["Uuid"];
            name: string;
            field: components["schemas"]["ProductField"];
            code: components["schemas"]["FieldErrorCode"];
        };
        ProductChangesPreview: {
            /** @description The products of the filter. */
            total: number;
            /** @description Those that would be changed. */
            changed: number;
            /** @description Those that are so already. */
            same: number;
            /** @description Those that would stay as they are, because they may not be changed so. */
            refused: number;
            /** @description The first of them by name, with why. */
            refusals: components["schemas"]["ProductRefusal"][];
            /** @description Stands for these products as they are now; the change is refused when it is another by then. */
            stamp: string;
        };
        ProductChangesWrite: {
            filter: components["schemas"]["ProductFilter"];
            set: components["schemas"]["ProductChange"];
            /** @description The preview's. */
            stamp: string;
        };
        ProductChangesResult: {
            changed: number;
            same: number;
            refused: number;
        };
        /**
         * @description What is in stock is sold by the list stock, what is made to order by the list sale.
         * @enum {string}
         */
        PriceListName: "sale" | "stock";
        /**
         * @description Whom a price is for, from the nearest to the widest; the nearest that holds is the one that applies.
         * @enum {string}
         */
        PriceScope: "company" | "country" | "general";
        /**
         * @description Whether it holds today; `off` is switched off, whenever it would hold.
         * @enum {string}
         */
        PriceState: "valid" | "coming" | "ended" | "off";
        ProductRef: {
            id: components["schemas"]["Uuid"];
            name: string;
        };
        PriceTerms: {
            /** @description Euro per unit. Null of a row that hides the product alone. */
            price: components["schemas"]["PriceOrNull"];
            price_small: components["schemas"]["PriceOrNull"];
            price_medium: components["schemas"]["PriceOrNull"];
            price_large: components["schemas"]["PriceOrNull"];
            start_date: components["schemas"]["Day"];
            /** @description The last day on which it holds; null while no end is known. */
            end_date: components["schemas"]["DayOrNull"];
            /** @description The unit of the price. */
            unit: components["schemas"]["Unit"];
            /** @description The least that is sold. */
            sale_unit: components["schemas"]["Unit"];
            /** @description Removes the product for whom the price is for. */
            hidden: boolean;
            is_on: boolean;
        };
        PriceEntry: {
            id: components["schemas"]["Uuid"];
            version: components["schemas"]["Version"];
            product: components["schemas"]["ProductRef"];
            list: components["schemas"]["PriceListName"];
            scope: components["schemas"]["PriceScope"];
            country: components["schemas"]["CountryOrNull"];
            company: components["schemas"]["CompanyRef"] | null;
            state: components["schemas"]["PriceState"];
            /** @description Whether this person may change it. */
            may_edit: boolean;
            updated_at: components["schemas"]["Timestamp"];
            updated_by: components["schemas"]["PersonRefOrNull"];
        } & components["schemas"]["PriceTerms"];
        PriceEntryList: {
            items: components["schemas"]["PriceEntry"][];
            next_cursor: components["schemas"]["Cursor"];
            total: components["schemas"]["Total"];
        };
        PriceWrite: {
            product_id: components["schemas"]["Uuid"];
            list: components["schemas"]["PriceListName"];
            /** @description Null of a price for everybody and of a company's. */
            country: components["schemas"]["CountryOrNull"];
            company_id: components["schemas"]["UuidOrNull"];
            /** @description Euro per unit. Null of a row that hides the product alone. */
            price: components["schemas"]["PriceOrNull"];
            price_small: components["schemas"]["PriceOrNull"];
            price_medium: components["schemas"]["PriceOrNull"];
            price_large: components["schemas"]["PriceOrNull"];
            start_date: components["schemas"]["Day"];
            /** @description The last day on which it holds; null while no end is known. */
            end_date: components["schemas"]["DayOrNull"];
            /** @description The unit of the price. */
            unit: components["schemas"]["Unit"];
            /** @description The least that is sold. */
            sale_unit: components["schemas"]["Unit"];
            /** @description Removes the product for whom the price is for. */
            hidden: boolean;
            is_on: boolean;
        };
        /** @description Euro, as fetched at the stock location. */
        FcaPrice: {
            price: components["schemas"]["Price"];
            /** @description The unit of the price. */
            unit: components["schemas"]["Unit"];
            /** @description The least that is sold. */
            sale_unit: components["schemas"]["Unit"];
        };
        /** @description A scope that has no price that applies, and why. */
        PassedScope: {
            scope: components["schemas"]["PriceScope"];
            /**
             * @description `none` no price was ever set there, `ended` the last one has ended, `not_begun` one begins later, `switched_off` the one of that day is off,
             *     `country_prices_off` prices of its country are not for this company.
             * @enum {string}
             */
            why: "none" | "ended" | "not_begun" | "switched_off" | "country_prices_off";
        };
        /** @description Which price decided, and which ones before it did not. */
        PriceReason: {
            /** @description Null where no scope has a price that holds. */
            scope: components["schemas"]["PriceScope"] | null;
            /** @description It is the price for companies of that size. */
            is_by_size: boolean;
            start_date: components["schemas"]["Day"] | null;
            end_date: components["schemas"]["Day"] | null;
            passed: components["schemas"]["PassedScope"][];
        };
        /** @description What a company pays for a product on a day. */
        PaidPrice: {
            product: components["schemas"]["ProductRef"];
            fca: components["schemas"]["FcaPrice"] | null;
            reason: components["schemas"]["PriceReason"];
            /** @description The price that decides hides the product. */
            hidden: boolean;
        };
        PaidPriceList: {
            day: components["schemas"]["Day"];
            items: components["schemas"]["PaidPrice"][];
            next_cursor: components["schemas"]["Cursor"];
            total: components["schemas"]["Total"];
        };
        /** @enum {string} */
        PriceChangeKind: "added" | "changed" | "switched_on" | "switched_off" | "ended" | "removed";
        /** @description Who did what to a price. */
        PriceChangeEntry: {
            id: components["schemas"]["Uuid"];
            at: components["schemas"]["Timestamp"];
            price_id: components["schemas"]["Uuid"];
            by: components["schemas"]["PersonRefOrNull"];
            /** @description Whether it came by a sheet. */
            by_sheet: boolean;
            kind: components["schemas"]["PriceChangeKind"];
            scope: components["schemas"]["PriceScope"];
            country: components["schemas"]["CountryOrNull"];
            company: components["schemas"]["CompanyRef"] | null;
            /** @description Null of a price that was added. */
            before: components["schemas"]["PriceTerms"] | null;
            /** @description Null of a price that was removed. */
            after: components["schemas"]["PriceTerms"] | null;
        };
        PriceChangeList: {
            items: components["schemas"]["PriceChangeEntry"][];
        };
        /**
         * @description What is done to wood before it leaves, by the m3.
         * @enum {string}
         */
        Service: "cutting" | "planing" | "impregnation";
        /**
         * @description UN/LOCODE.
         * @example LTKLJ
         */
        StockLocation: string;
        TariffWay: {
            location: components["schemas"]["StockLocation"];
            country: components["schemas"]["Country"];
            zip_prefix: string;
        };
        /** @description Who set what a service or a truck costs, and to what. */
        RateChange: {
            id: components["schemas"]["Uuid"];
            at: components["schemas"]["Timestamp"];
            by: components["schemas"]["PersonRefOrNull"];
            /** @description Null of a way. */
            service: components["schemas"]["Service"] | null;
            /** @description Null of a service. */
            way: components["schemas"]["TariffWay"] | null;
            /** @description Null of a way that was added. */
            before: components["schemas"]["PriceOrNull"];
            /** @description Null of one that was removed. */
            after: components["schemas"]["PriceOrNull"];
        };
        RateChangeList: {
            items: components["schemas"]["RateChange"][];
        };
        PriceImport: {
            id: components["schemas"]["Uuid"];
            list: components["schemas"]["PriceListName"];
            created_at: components["schemas"]["Timestamp"];
            created_by: components["schemas"]["PersonRefOrNull"];
            /** @description How many prices it added, changed or ended. */
            rows: number;
            /** @description How many of them were not taken back. */
            left: number;
            /** @description False until the last part is applied. */
            is_finished: boolean;
            /** @description When all of them were taken back. */
            undone_at: components["schemas"]["TimestampOrNull"];
        };
        PriceImportList: {
            items: components["schemas"]["PriceImport"][];
            next_cursor: components["schemas"]["Cursor"];
        };
        /** @description A row of a sheet, as it is written there; the names are looked up. No country and no company is a price for everybody. */
        ImportedPrice: {
            row: number;
            product: string;
            country: string | null;
            company: string | null;
            /** @description Euro per unit. Null of a row that hides the product alone. */
            price: components["schemas"]["PriceOrNull"];
            price_small: components["schemas"]["PriceOrNull"];
            price_medium: components["schemas"]["PriceOrNull"];
            price_large: components["schemas"]["PriceOrNull"];
            start_date: string;
            end_date: string | null;
            /** @description The unit of the price. */
            unit: components["schemas"]["Unit"];
            /** @description The least that is sold. */
            sale_unit: components["schemas"]["Unit"];
            /** @description Removes the product for whom the price is for. */
            hidden: boolean;
            is_on: boolean;
            /** @description Of the price that the row changes or ends, as the preview said it; null of none. A row that meets another by now is refused. A preview takes no notice of it. */
            version: number | null;
            /** @description True if the caller confirms the row's alert. A row with an alert that is not confirmed is refused. A preview takes no notice of it. Left out, it is false. */
            confirmed?: boolean;
        };
        PriceImportWrite: {
            /** @description Of the caller's making, the same for all parts of one sheet, which are undone together. */
            import_id: components["schemas"]["Uuid"];
            /** @description True for the part that completes the sheet. Until it is applied, the sheet is listed as not finished. */
            is_last: boolean;
            list: components["schemas"]["PriceListName"];
            rows: components["schemas"]["ImportedPrice"][];
        };
        /** @enum {string} */
        ImportOutcome: "new" | "changed" | "same" | "refused";
        /**
         * @description A price of zero, or a change of more than 30 %, of the price or of one for a company's size.
         * @enum {string}
         */
        ImportAlert: "zero_price" | "big_change";
        /** @enum {string} */
        ImportRefusal: "unknown_product" | "unknown_company" | "unknown_country" | "two_scopes" | "not_yours" | "no_price" | "wrong_day" | "day_order" | "cannot_convert" | "overlap" | "twice" | "changed_since" | "unconfirmed" | "neighbour_unconfirmed";
        ImportedRow: {
            row: number;
            outcome: components["schemas"]["ImportOutcome"];
            product: string;
            country: string | null;
            company: string | null;
            /** @description Of both prices. */
            unit: components["schemas"]["Unit"];
            /** @description The price before, converted to the row's unit; of a new row that of the one that it ends. */
            before: components["schemas"]["PriceOrNull"];
            after: components["schemas"]["PriceOrNull"];
            /** @description By how much it changes. */
            percent: components["schemas"]["PercentOrNull"];
            /** @description The last day of the row that it ends. */
            ends: components["schemas"]["DayOrNull"];
            /** @description The days of the price before, if the row moves its beginning. */
            moved: string | null;
            /** @description A reason to confirm the row before it is applied. */
            alert: components["schemas"]["ImportAlert"] | null;
            /** @description Of the price that it changes or ends; null of none. */
            version: number | null;
            refusal: components["schemas"]["ImportRefusal"] | null;
            /** @description With `overlap`, the days of the other. */
            other: string | null;
        };
        ImportedRows: {
            rows: components["schemas"]["ImportedRow"][];
        };
        PriceImportRows: {
            list: components["schemas"]["PriceListName"];
            rows: components["schemas"]["ImportedPrice"][];
        };
        /** @description What a company would have paid more, or less where it is below zero, for what it bought in the last three months. */
        PriceEffect: {
            company: components["schemas"]["CompanyRef"];
            volume_m3: components["schemas"]["Volume"];
            /** @description Euro. */
            amount: components["schemas"]["Amount"];
        };
        PriceImportPreview: {
            rows: components["schemas"]["ImportedRow"][];
            /** @description By company in sight, for what they bought of the products in these rows. */
            effects: components["schemas"]["PriceEffect"][];
        };
        KeptPrice: {
            id: components["schemas"]["Uuid"];
            product: string;
            country: string | null;
            company: string | null;
            start_date: components["schemas"]["Day"];
            /**
             * @description With `later_sheet`, another sheet changed it later and has to be taken back first.
             * @enum {string}
             */
            why: "changed_since" | "removed_since" | "later_sheet" | "not_yours" | "overlap";
            /** @description The person who changed it last, with `changed_since`, `removed_since` and `later_sheet`. */
            by: components["schemas"]["PersonRefOrNull"];
            at: components["schemas"]["TimestampOrNull"];
            /** @description With `overlap`, the days of the other. */
            other: string | null;
        };
        UndoneImport: {
            undone: number;
            /** @description Prices that stay as they are. They can be taken back later, once the reason is gone. */
            kept: components["schemas"]["KeptPrice"][];
        };
        PriceChange: {
            /** @description Euro per unit. Null of a row that hides the product alone. */
            price: components["schemas"]["PriceOrNull"];
            price_small: components["schemas"]["PriceOrNull"];
            price_medium: components["schemas"]["PriceOrNull"];
            price_large: components["schemas"]["PriceOrNull"];
            start_date: components["schemas"]["Day"];
            /** @description The last day on which it holds; null while no end is known. */
            end_date: components["schemas"]["DayOrNull"];
            /** @description The unit of the price. */
            unit: components["schemas"]["Unit"];
            /** @description The least that is sold. */
            sale_unit: components["schemas"]["Unit"];
            /** @description Removes the product for whom the price is for. */
            hidden: boolean;
            is_on: boolean;
        };
        RemovedPrices: {
            removed: number;
        };
        ServicePrice: {
            service: components["schemas"]["Service"];
            version: components["schemas"]["Version"];
            /** @description Euro per m3. */
            price: components["schemas"]["Price"];
            may_edit: boolean;
        };
        ServicePriceList: {
            items: components["schemas"]["ServicePrice"][];
        };
        ServicePriceWrite: {
            price: components["schemas"]["Price"];
        };
        Tariff: {
            id: components["schemas"]["Uuid"];
            version: components["schemas"]["Version"];
            location: components["schemas"]["StockLocation"];
            country: components["schemas"]["Country"];
            zip_prefix: string;
            amount: components["schemas"]["PositiveAmount"];
            may_edit: boolean;
        };
        TariffList: {
            items: components["schemas"]["Tariff"][];
        };
        TariffWrite: {
            location: components["schemas"]["StockLocation"];
            country: components["schemas"]["Country"];
            /** @description How the zip codes begin that it is for, without blanks; empty for the whole country. */
            zip_prefix: string;
            /** @description Euro a truck. */
            amount: components["schemas"]["PositiveAmount"];
        };
        /** @description Number of packs by availability. */
        StockPacks: {
            available: number;
            reserved: number;
            blocked: number;
        };
        /** @description Who reserved packs. */
        StockHolder: {
            /** @description Null of one that this person does not serve. */
            company: components["schemas"]["CompanyRef"] | null;
            /** @description When the basket gives them back; null of an order. */
            until: components["schemas"]["TimestampOrNull"];
            /** @description Null of a basket, and of a company that this person does not serve. */
            order: {
                id: components["schemas"]["Uuid"];
                number: string;
            } | null;
            packs: number;
        };
        /** @description Packs of one product with so many pieces at one place; a product of which nothing stands anywhere is a row with no place. */
        StockRow: {
            /** @description Of the product, the pieces and the place. */
            id: string;
            product: components["schemas"]["ProductRef"];
            location: components["schemas"]["StockLocation"] | null;
            /** @description Pieces in each of the packs. */
            pcs: number | null;
            packs: components["schemas"]["StockPacks"];
            /** @description Of all these packs. */
            volume_m3: components["schemas"]["Volume"];
            reserved_by: components["schemas"]["StockHolder"][];
            /** @description Open ones of the product and of packs of this row, to companies that this person serves. */
            offers: number;
        };
        StockRowList: {
            items: components["schemas"]["StockRow"][];
            next_cursor: components["schemas"]["Cursor"];
            total: components["schemas"]["Total"];
        };
        /** @description Wood of a supply that is ready, and that no deal has and no pack in the yard is yet. */
        ReceivableLine: {
            supply_line_id: components["schemas"]["Uuid"];
            supply: {
                id: components["schemas"]["Uuid"];
                number: string;
            };
            sawmill: string;
            product: components["schemas"]["ProductRef"];
            pcs_per_pack: number | null;
            free_m3: components["schemas"]["Volume"];
        };
        ReceivableLineList: {
            /** @description True if the search matches more lines than these. */
            has_more: boolean;
            items: components["schemas"]["ReceivableLine"][];
        };
        StockReason: string;
        /** @description A row of a stock sheet, as it is written there. Cells that are left empty leave a pack as it is; a new one needs product, pieces, place and the supply that it came by. */
        StockSheetRow: {
            row: number;
            /** @description Null of a new pack that gets a number of ours. */
            barcode: string | null;
            /** @description Its name or its id. */
            product: string | null;
            pcs: number | null;
            /** @description UN/LOCODE. */
            location: string | null;
            /** @description The number of the supply that a pack came by. */
            supply: string | null;
            blocked: boolean | null;
            /** @description Why it is blocked. */
            note: string | null;
            /** @description Of the pack that the preview showed; null of a new one, and where nothing was shown yet. */
            version: number | null;
            /** @description True if the caller confirms the row's alert. A row with an alert that is not confirmed is refused. A preview takes no notice of it. Left out, it is false. */
            confirmed?: boolean;
        };
        StockSheetWrite: {
            reason: components["schemas"]["StockReason"];
            rows: components["schemas"]["StockSheetRow"][];
        };
        PackState: {
            pcs: number;
            location: components["schemas"]["StockLocation"];
            is_blocked: boolean;
            note: string | null;
        };
        /** @enum {string} */
        StockSheetRefusal: "unknown_product" | "no_product" | "other_product" | "wrong_barcode" | "twice" | "unknown_location" | "no_pcs" | "no_supply" | "unknown_supply" | "other_supply" | "cannot_convert" | "reserved" | "sold" | "gone" | "not_free" | "note_without_block" | "changed_since" | "in_use" | "archived" | "unconfirmed" | "later_sheet";
        JudgedStockRow: {
            row: number;
            outcome: components["schemas"]["ImportOutcome"];
            barcode: string | null;
            /** @description Its name; as it is written where there is none of that name. */
            product: string | null;
            /** @description Of the pack as it is now; null of a new one. */
            version: number | null;
            /** @description The pack as it is; null of one that is not there yet. */
            before: components["schemas"]["PackState"] | null;
            /** @description The pack as it would be; null of what is refused. */
            after: components["schemas"]["PackState"] | null;
            /**
             * @description A reason to confirm the row before it is applied. With `taken_out` the pack has no pieces and leaves the stock.
             * @enum {string|null}
             */
            alert: "taken_out" | null;
            refusal: components["schemas"]["StockSheetRefusal"] | null;
            /** @description With `reserved`, who has it. */
            reserved_by: components["schemas"]["StockHolder"] | null;
        };
        JudgedStockSheet: {
            /** @description Whether the rows were taken in; where one of them is refused, none is. */
            taken: boolean;
            /** @description By which it can be taken back; null while nothing is taken in. */
            sheet_id: components["schemas"]["UuidOrNull"];
            rows: components["schemas"]["JudgedStockRow"][];
        };
        StockSheetRows: {
            rows: components["schemas"]["StockSheetRow"][];
        };
        /** @description An imported stock sheet. */
        StockSheet: {
            id: components["schemas"]["Uuid"];
            reason: components["schemas"]["StockReason"];
            created_at: components["schemas"]["Timestamp"];
            created_by: components["schemas"]["PersonRefOrNull"];
            /** @description How many it added or changed. */
            packs: number;
            /** @description How many of them were not taken back. */
            left: number;
            /** @description When all of them were taken back. */
            undone_at: components["schemas"]["TimestampOrNull"];
            undone_by: components["schemas"]["PersonRefOrNull"];
        };
        StockSheetList: {
            items: components["schemas"]["StockSheet"][];
        };
        KeptPack: {
            barcode: string;
            /** @description Its name. */
            product: string;
            refusal: components["schemas"]["StockSheetRefusal"];
            /** @description The person who changed it last, with `changed_since` and `later_sheet`. */
            by: components["schemas"]["PersonRefOrNull"];
            at: components["schemas"]["TimestampOrNull"];
            /** @description With `reserved`, who has it. */
            reserved_by: components["schemas"]["StockHolder"] | null;
        };
        UndoneStockSheet: {
            /** @description How many packs are what they were. */
            undone: number;
            /** @description Packs that stay as they are. They can be taken back later, once the reason is gone. */
            kept: components["schemas"]["KeptPack"][];
        };
        Lot: {
            id: components["schemas"]["Uuid"];
            version: components["schemas"]["Version"];
            product: components["schemas"]["ProductRef"];
            /** @description Of the product. */
            specification: components["schemas"]["Specification"];
            barcode: string;
            location: components["schemas"]["StockLocation"];
            pcs: number;
            volume_m3: components["schemas"]["Volume"];
            status: components["schemas"]["LotStatus"];
            /** @description Why it is blocked. */
            note: string | null;
            received_at: components["schemas"]["Timestamp"];
            /** @description The purchase that it came from; null where nobody knows any more. */
            supply: {
                id: components["schemas"]["Uuid"];
                number: string;
            } | null;
            reserved_by: components["schemas"]["StockHolder"] | null;
            /** @description Open ones of this pack to companies that this person serves. */
            offers: number;
        };
        LotList: {
            items: components["schemas"]["Lot"][];
            next_cursor: components["schemas"]["Cursor"];
            total: components["schemas"]["Total"];
        };
        Barcode: string;
        LotsReceived: {
            supply_line_id: components["schemas"]["Uuid"];
            location: components["schemas"]["StockLocation"];
            packs: {
                /** @description What is on the pack already; null gives it a number of ours. */
                barcode: components["schemas"]["Barcode"] | null;
                pcs: number;
            }[];
        };
        ReceivedLots: {
            items: components["schemas"]["Lot"][];
        };
        /** @enum {string} */
        LotAction: "block" | "release" | "move";
        LotsChange: {
            lot_ids: components["schemas"]["Uuid"][];
            action: components["schemas"]["LotAction"];
            /** @description Where they are moved to; null otherwise. */
            location: components["schemas"]["StockLocation"] | null;
            reason: components["schemas"]["StockReason"];
        };
        LotCorrection: {
            /** @description How many were counted; none takes the pack out of stock. */
            pcs: number;
            reason: components["schemas"]["StockReason"];
        };
        /** @enum {string} */
        LotChangeKind: "received" | "corrected" | "blocked" | "released" | "moved" | "taken_back";
        LotChange: {
            id: components["schemas"]["Uuid"];
            at: components["schemas"]["Timestamp"];
            by: components["schemas"]["PersonRefOrNull"];
            kind: components["schemas"]["LotChangeKind"];
            pcs_before: number;
            pcs_after: number;
            location_before: components["schemas"]["StockLocation"];
            location_after: components["schemas"]["StockLocation"];
            reason: string | null;
        };
        LotChangeList: {
            items: components["schemas"]["LotChange"][];
        };
        /**
         * @description How much there is, as this person may know it. Of a product with more than five packs in all, a company that may not see full amounts is told no number:
         *     there are more than five of it (`more_than`), and at each place more than five or no more than that (`at_most`), so that nobody can add up what is
         *     hidden. The other amounts are left out then.
         */
        ShownAmount: {
            packs: number;
            /** @enum {string} */
            bound: "exact" | "more_than" | "at_most";
            pcs: number | null;
            volume_m3: components["schemas"]["VolumeOrNull"];
            /** @description Linear metres; null too of wood without a length. */
            length_lm: components["schemas"]["PartQuantityOrNull"];
        };
        StockAtLocation: {
            location: components["schemas"]["StockLocation"];
            amount: components["schemas"]["ShownAmount"];
            /** @description Euro per unit of the price, delivered to the address; its share of the truck is in it. */
            dap: components["schemas"]["PriceOrNull"];
            /**
             * @description The reason why there is no delivered price.
             * @enum {string|null}
             */
            no_dap: "no_address" | "no_tariff" | "no_price" | "no_volume" | null;
        };
        StockProduct: {
            id: components["schemas"]["Uuid"];
            name: string;
            specification: components["schemas"]["Specification"];
            list: components["schemas"]["PriceListName"];
            amount: components["schemas"]["ShownAmount"];
            /** @description Where it stands, most of it first; empty of what is not in stock. */
            stock: components["schemas"]["StockAtLocation"][];
            fca: components["schemas"]["FcaPrice"] | null;
            reason: components["schemas"]["PriceReason"];
            /** @description What the price delivered reckons with, which is what is in the truck, or a truck full of this wood. */
            truck_m3: components["schemas"]["Volume"];
        };
        StockProductList: {
            items: components["schemas"]["StockProduct"][];
            next_cursor: components["schemas"]["Cursor"];
            total: components["schemas"]["Total"];
        };
        /** @description Values to filter products by. */
        StockFacets: {
            location: components["schemas"]["StockLocation"][];
            /** @description How many pieces the packs in the yard have. */
            pcs: number[];
            quality: string[];
            product_group: string[];
            color: string[];
            treatment_color: string[];
            thickness_mm: number[];
            width_mm: number[];
            length_mm: number[];
            diameter_mm: number[];
            humidity_percent: number[];
        };
        StockPack: {
            id: components["schemas"]["Uuid"];
            barcode: string;
            location: components["schemas"]["StockLocation"];
            pcs: number;
            volume_m3: components["schemas"]["Volume"];
            length_lm: components["schemas"]["PartQuantityOrNull"];
        };
        StockProductPacks: {
            product: components["schemas"]["StockProduct"];
            /** @description Those that can be had, first in first; of a company that may not see full amounts the first five. */
            packs: components["schemas"]["StockPack"][];
            is_more: boolean;
        };
        /**
         * @description Which margin of a deal it is: `planned` with the deal's planned prices, `expected` with bought wood at its supply's price and rate, `actual` of what was loaded.
         * @enum {string}
         */
        MarginKind: "planned" | "expected" | "actual";
        /** @description Days since the end of the delivery week, or of the last of a stretch, of a deal that the client has an order confirmation of and the wood not yet. Null while it is in time. */
        LateDays: number | null;
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
            delivery_week_from: components["schemas"]["IsoWeekOrNull"];
            delivery_week_to: components["schemas"]["IsoWeekOrNull"];
            volume_m3: components["schemas"]["Volume"];
            revenue: components["schemas"]["Amount"];
            revenue_eur: components["schemas"]["AmountOrNull"];
            /** @description Of the best known margin. Null too for those who may not see it. */
            margin_percent: components["schemas"]["PercentOrNull"];
            /** @description Which margin is known best, and shown in lists and dashboards: the actual one once everything is loaded, else the expected one once wood is bought, else the planned one. Null for those who may not see margin. */
            best_margin: components["schemas"]["MarginKind"] | null;
            purchased_percent: components["schemas"]["Percent"];
            loaded_percent: components["schemas"]["Percent"];
            delivered_percent: components["schemas"]["Percent"];
            late_days: components["schemas"]["LateDays"];
            updated_at: components["schemas"]["Timestamp"];
        };
        DealList: {
            items: components["schemas"]["DealSummary"][];
            next_cursor: components["schemas"]["Cursor"];
            total: components["schemas"]["Total"];
        };
        /** @description How it travels; the count may still be open. */
        Transport: {
            /** @enum {string} */
            kind: "container" | "truck";
            count: number | null;
        };
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
        DealLineWrite: {
            /** @description Of the caller's making for a new line; a line keeps it for life. */
            id: components["schemas"]["Uuid"];
            /** @description A product, or null for a free specification. */
            product_id: components["schemas"]["UuidOrNull"];
            /** @description Needed where there is no product; with a product it is taken from the product and may be null. */
            specification: components["schemas"]["SpecificationOrNull"];
            quantity: components["schemas"]["Quantity"];
            unit: components["schemas"]["Unit"];
            /** @description Per `price_unit`, in the deal's currency; a draft may still lack it. */
            price: components["schemas"]["PriceOrNull"];
            /** @description Per `price_unit`, in the deal's currency. */
            planned_purchase_price: components["schemas"]["PriceOrNull"];
            /** @description What both prices are for, which need not be the unit that is sold: packs are sold per m3. The quantity is converted to it exactly; where the specification lacks what that takes, it is a `cannot_convert`. */
            price_unit: components["schemas"]["Unit"];
            certification: components["schemas"]["Certification"];
        };
        DealWrite: {
            date: components["schemas"]["Day"];
            customer_reference: string | null;
            incoterms: components["schemas"]["Incoterms"];
            payment_terms: components["schemas"]["PaymentTerms"];
            currency: components["schemas"]["Currency"];
            delivery_week_from: components["schemas"]["IsoWeekOrNull"];
            delivery_week_to: components["schemas"]["IsoWeekOrNull"];
            transport: components["schemas"]["Transport"];
            destination: string | null;
            port_of_discharge: components["schemas"]["UnLocode"] | null;
            tolerance_percent: number;
            /** @description Null for euro, or while it is open. It may follow the order confirmation, and confirming the deal needs it; once it is set on an issued deal, only reopening that opens it. */
            exchange_rate: components["schemas"]["ExchangeRateOrNull"];
            commission: components["schemas"]["Commission"] | null;
            /** @description In the deal's currency. */
            planned_freight: components["schemas"]["PositiveAmountOrNull"];
            other_costs: components["schemas"]["OtherCost"][];
            notes: string | null;
            client_id: components["schemas"]["Uuid"];
            sale_manager_id: components["schemas"]["Uuid"];
            lines: components["schemas"]["DealLineWrite"][];
        };
        /** @description Terms agreed with the client, printed in the order confirmation. */
        DealTerms: {
            date: components["schemas"]["Day"];
            customer_reference: string | null;
            incoterms: components["schemas"]["Incoterms"];
            payment_terms: components["schemas"]["PaymentTerms"];
            currency: components["schemas"]["Currency"];
            delivery_week_from: components["schemas"]["IsoWeekOrNull"];
            delivery_week_to: components["schemas"]["IsoWeekOrNull"];
            transport: components["schemas"]["Transport"];
            destination: string | null;
            port_of_discharge: components["schemas"]["UnLocode"] | null;
            tolerance_percent: number;
        };
        /** @description Internal fields, not shown to the client. */
        DealCosts: {
            /** @description Null for euro, or while it is open. It may follow the order confirmation, and confirming the deal needs it; once it is set on an issued deal, only reopening that opens it. */
            exchange_rate: components["schemas"]["ExchangeRateOrNull"];
            commission: components["schemas"]["Commission"] | null;
            /** @description In the deal's currency. */
            planned_freight: components["schemas"]["PositiveAmountOrNull"];
            other_costs: components["schemas"]["OtherCost"][];
            notes: string | null;
        };
        ClientRef: {
            id: components["schemas"]["Uuid"];
            name: string;
            country: components["schemas"]["Country"];
            status: components["schemas"]["ClientStatus"];
        };
        /** @description A service on the wood of a line that was ordered in the portal. It is charged beside the wood. */
        LineServiceCharge: {
            service: components["schemas"]["Service"];
            m3: components["schemas"]["Volume"];
            /** @description Per m3, in the deal's currency. */
            price: components["schemas"]["Price"];
            amount: components["schemas"]["Amount"];
        };
        DealLine: {
            id: components["schemas"]["Uuid"];
            product_id: components["schemas"]["UuidOrNull"];
            product_name: string | null;
            specification: components["schemas"]["Specification"];
            quantity: components["schemas"]["Quantity"];
            unit: components["schemas"]["Unit"];
            /** @description Per `price_unit`. */
            price: components["schemas"]["PriceOrNull"];
            /** @description Per `price_unit`. Null too for those who may not see margin. */
            planned_purchase_price: components["schemas"]["PriceOrNull"];
            price_unit: components["schemas"]["Unit"];
            certification: components["schemas"]["Certification"];
            volume_m3: components["schemas"]["Volume"];
            weight_kg: number;
            /** @description The quantity in the price's unit, unrounded, times the price; rounded once, half up. Without the service. */
            amount: components["schemas"]["Amount"];
            /** @description Absent where none was ordered. The revenue of the deal includes its amount. */
            service?: components["schemas"]["LineServiceCharge"];
            purchased_percent: components["schemas"]["Percent"];
            loaded_percent: components["schemas"]["Percent"];
            delivered_percent: components["schemas"]["Percent"];
        };
        DealPayment: {
            id: components["schemas"]["Uuid"];
            date: components["schemas"]["Day"];
            amount: components["schemas"]["Amount"];
            created_at: components["schemas"]["Timestamp"];
            created_by: components["schemas"]["PersonRef"];
        };
        /** @description A field of the deal; `planned_purchase_price` is that of the lines that are there, where `lines` are closed. */
        DealField: ("client_id" | "date" | "sale_manager_id" | "customer_reference" | "incoterms" | "payment_terms" | "currency" | "exchange_rate" | "delivery_week_from" | "delivery_week_to" | "transport" | "destination" | "port_of_discharge" | "tolerance_percent" | "commission" | "planned_freight" | "other_costs" | "notes" | "lines") | "planned_purchase_price";
        /** @description A missing requirement of a step of the deal. */
        DealNeed: {
            /** @enum {string} */
            code: "line" | "line_wood" | "line_price" | "certified_wood" | "delivery_week" | "incoterms_place" | "exchange_rate" | "client_not_blocked" | "within_credit_limit" | "no_supply_ordered" | "nothing_departed" | "all_departed";
            pointer?: string;
            /** @constant */
            can_override?: true;
            /** @description With `within_credit_limit`, in euro; `over` is what the client would owe beyond the limit. */
            params?: {
                limit?: components["schemas"]["Amount"];
                exposure?: components["schemas"]["Amount"];
                amount?: components["schemas"]["Amount"];
                over?: components["schemas"]["Amount"];
                /** @description There where the deal's own rate is so far above the last one used for its currency that its amount is counted at that. */
                last_rate?: components["schemas"]["ExchangeRate"];
            };
        };
        DealTransition: components["schemas"]["Step"] & {
            to: components["schemas"]["DealStatus"];
            missing: components["schemas"]["DealNeed"][];
            /** @description Such as room within the client's credit limit. It holds nothing up yet. Absent where there is nothing to know. */
            ahead?: components["schemas"]["DealNeed"][];
        };
        /** @description How far a value lies above the one that it is compared to, or, less than zero, below it, in whole per cent towards zero; 1000 where it is that or more. */
        PercentOff: number;
        /** @description The exchange rate is a tenth or more off the last one that was used for its currency, in another deal that a client has an order confirmation of. */
        RateWarning: {
            /** @constant */
            code: "rate_off_last";
            /** @description JSON Pointer to the field. */
            pointer: string;
            params: {
                rate: components["schemas"]["ExchangeRate"];
                currency: components["schemas"]["Currency"];
                /** @description Of the deal that used it. */
                number: string;
                date: components["schemas"]["Day"];
                percent: components["schemas"]["PercentOff"];
            };
        };
        /** @description A line's price is three tenths or more off the last one of its product, in another deal that a client has an order confirmation of. That one is converted to this line's unit and this deal's currency, each deal's rate counting; where it can't be, or this deal's rate is itself warned of, nothing is said. */
        PriceWarning: {
            /** @constant */
            code: "price_off_last";
            /** @description JSON Pointer to the field. */
            pointer: string;
            params: {
                /** @description The last one, converted. */
                price: components["schemas"]["Price"];
                currency: components["schemas"]["Currency"];
                price_unit: components["schemas"]["Unit"];
                /** @description Of the deal that had it. */
                number: string;
                date: components["schemas"]["Day"];
                percent: components["schemas"]["PercentOff"];
            };
        };
        /** @description A line is to be bought for more than it is sold for. Only for those who may see margin. */
        PurchasePriceWarning: {
            /** @constant */
            code: "purchase_over_price";
            /** @description JSON Pointer to the field. */
            pointer: string;
            params: {
                /** @description What it is sold for. */
                price: components["schemas"]["Price"];
                currency: components["schemas"]["Currency"];
                price_unit: components["schemas"]["Unit"];
            };
        };
        /** @description The seller pays the carriage under this rule, and no freight is planned. Only for those who may see margin. */
        FreightWarning: {
            /** @constant */
            code: "freight_not_planned";
            /** @description JSON Pointer to the field. */
            pointer: string;
            params: {
                rule: components["schemas"]["IncotermsRule"];
            };
        };
        /** @description The delivery weeks end before the day of the deal. */
        DeliveryWarning: {
            /** @constant */
            code: "delivery_before_date";
            /** @description JSON Pointer to the field. */
            pointer: string;
            params: {
                date: components["schemas"]["Day"];
            };
        };
        /** @description Another deal of the client has this customer reference and is not canceled. */
        ReferenceWarning: {
            /** @constant */
            code: "reference_used";
            /** @description JSON Pointer to the field. */
            pointer: string;
            params: {
                /** @description Of the newest such deal. */
                number: string;
            };
        };
        /** @description Something typed that is probably a slip, with the figure that it is compared to. It holds nothing up. */
        DealWarning: components["schemas"]["RateWarning"] | components["schemas"]["PriceWarning"] | components["schemas"]["PurchasePriceWarning"] | components["schemas"]["FreightWarning"] | components["schemas"]["DeliveryWarning"] | components["schemas"]["ReferenceWarning"];
        Deal: components["schemas"]["DocumentHead"] & components["schemas"]["DealTerms"] & components["schemas"]["DealCosts"] & {
            status: components["schemas"]["DealStatus"];
            client: components["schemas"]["ClientRef"];
            sale_manager: components["schemas"]["PersonRef"];
            /** @description The portal order that the deal was created from. */
            portal_order_id: components["schemas"]["UuidOrNull"];
            lines: components["schemas"]["DealLine"][];
            planned: components["schemas"]["DealFigures"];
            /** @description Bought wood at its supply's price and rate, the rest as planned; null before wood is bought, and for those who may not see margin. */
            expected: components["schemas"]["DealFigures"] | null;
            /** @description Which margin is known best, and shown in lists and dashboards: the actual one once everything is loaded, else the expected one once wood is bought, else the planned one. Null for those who may not see margin. */
            best_margin: components["schemas"]["MarginKind"] | null;
            /** @description From what was bought and loaded; null until something was loaded. Freight that isn't known yet, other costs and a commission that is an amount count as they are planned, in the share of the volume that is loaded. */
            actual: components["schemas"]["DealFigures"] | null;
            purchased_percent: components["schemas"]["Percent"];
            loaded_percent: components["schemas"]["Percent"];
            delivered_percent: components["schemas"]["Percent"];
            late_days: components["schemas"]["LateDays"];
            /** @description Of the order confirmation last issued; null before the first. */
            order_confirmation_revision: number | null;
            cancel_reason: string | null;
            /** @description Recorded payments, oldest first. */
            payments: components["schemas"]["DealPayment"][];
            /** @description Sum of the payments, in the deal's currency. */
            paid: components["schemas"]["Amount"];
            /** @description What the client still owes, in the deal's currency: the agreed revenue, or once all cargo has left the revenue of what was loaded, less `paid`. Zero if more was paid, and of a canceled deal. */
            unpaid: components["schemas"]["Amount"];
            /** @description What the client has paid above what it owes, in the deal's currency: its credit, such as after less was loaded than sold. Zero of a canceled deal, where `paid` is what was received. */
            overpaid: components["schemas"]["Amount"];
            /** @description The fields that this person may change in this status. */
            editable_fields: components["schemas"]["DealField"][];
            transitions: components["schemas"]["DealTransition"][];
            /** @description Of what was written with this call, where it differs from what was saved before. Only there where the deal is written, so that each is said once; absent where there is nothing to say. */
            warnings?: components["schemas"]["DealWarning"][];
        };
        DealTotals: {
            count: number;
            volume_m3: components["schemas"]["Volume"];
            revenue_eur: components["schemas"]["Amount"];
            /** @description Deals whose exchange rate is open; their revenue is in no sum. */
            without_rate: number;
        };
        DealPreviewRequest: {
            /** @description The saved deal it belongs to, or null for a new one. */
            id: components["schemas"]["UuidOrNull"];
            deal: components["schemas"]["DealWrite"];
        };
        DealPreview: {
            planned: components["schemas"]["DealFigures"];
            transitions: components["schemas"]["DealTransition"][];
            /** @description Of what differs from the saved deal. */
            warnings: components["schemas"]["DealWarning"][];
        };
        DealTransitionRequest: {
            to: components["schemas"]["DealStatus"];
            reason?: string;
            /**
             * @description Take the step in spite of a blocked client or its credit limit; needs a reason.
             * @default false
             */
            override: boolean;
        };
        DealPaymentWrite: {
            /** @description The day on which the money came; today or earlier. */
            date: components["schemas"]["Day"];
            /** @description In the deal's currency, above zero. */
            amount: components["schemas"]["PositiveAmount"];
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
            price: components["schemas"]["Price"];
            price_unit: components["schemas"]["Unit"];
            certification: components["schemas"]["Certification"];
            volume_m3: components["schemas"]["Volume"];
            amount: components["schemas"]["Amount"];
            service?: components["schemas"]["LineServiceCharge"];
        };
        /** @description The document as it was issued to the client; later changes of the deal don't touch it. */
        OrderConfirmation: components["schemas"]["DealTerms"] & {
            number: string;
            revision: number;
            issued_at: components["schemas"]["Timestamp"];
            issued_by: components["schemas"]["PersonRef"];
            client: components["schemas"]["ConfirmationClient"];
            sale_manager: components["schemas"]["ConfirmationSeller"];
            delivery_week_from: components["schemas"]["IsoWeek"];
            lines: components["schemas"]["ConfirmationLine"][];
            volume_m3: components["schemas"]["Volume"];
            revenue: components["schemas"]["Amount"];
        };
        PortalCompany: {
            id: components["schemas"]["Uuid"];
            name: string;
        };
        /** @description A product as an order names it. */
        PortalProduct: {
            id: components["schemas"]["Uuid"];
            name: string;
            specification: components["schemas"]["Specification"];
        };
        LotRef: {
            id: components["schemas"]["Uuid"];
            barcode: string;
        };
        /**
         * @description Service on the wood before departure, with its own price per m3.
         * @enum {string}
         */
        LineService: "none" | "cutting" | "planing" | "impregnation";
        BasketLine: {
            id: components["schemas"]["Uuid"];
            product: components["schemas"]["PortalProduct"];
            /** @description The one pack that was asked for; null where any of the product would do. */
            lot: components["schemas"]["LotRef"] | null;
            packs: number;
            pcs: number;
            m3: components["schemas"]["Volume"];
            weight_kg: number;
            service: components["schemas"]["LineService"];
            /** @description In euro, FCA, as it was when the line was added, or that of the offer. */
            price: components["schemas"]["Price"];
            price_unit: components["schemas"]["Unit"];
            /** @description In euro per m3; null without a service. */
            service_price: components["schemas"]["PriceOrNull"];
            /** @description In euro, of wood and service. */
            amount: components["schemas"]["Amount"];
            offer_id: components["schemas"]["UuidOrNull"];
            /** @description Whether there is more of it at the same place. */
            is_more: boolean;
            added_at: components["schemas"]["Timestamp"];
        };
        /** @description How full one truck is with the basket. A truck takes 24,000 kg and 90 m3. */
        TruckFill: {
            weight_kg: number;
            m3: components["schemas"]["Volume"];
            most_kg: number;
            most_m3: components["schemas"]["Volume"];
            weight_percent: components["schemas"]["Percent"];
            space_percent: components["schemas"]["Percent"];
            /** @description Which of the two is nearer to full; null of an empty one. */
            binding: components["schemas"]["CargoBinding"] | null;
            /** @description Below zero where it is too heavy. */
            left_kg: number;
            left_m3: components["schemas"]["Volume"];
            is_over: boolean;
        };
        /** @description The transport cost to an address. */
        BasketTransport: {
            address_id: components["schemas"]["UuidOrNull"];
            /** @description A truck to there, in euro. */
            tariff: components["schemas"]["AmountOrNull"];
            /** @description The tariff by what is in the truck. DAP is FCA and this. */
            per_m3: components["schemas"]["AmountOrNull"];
            /** @description The same with the truck filled with such wood. */
            per_m3_full: components["schemas"]["AmountOrNull"];
            /** @description Wood, services and transport. */
            total: components["schemas"]["AmountOrNull"];
            /**
             * @description The reason why there is no DAP price; null if there is one.
             * @enum {string|null}
             */
            why: "no_address" | "no_tariff" | "nothing_in_it" | null;
        };
        /** @description The last basket that was released, for 30 days or until something is put back. */
        PastBasket: {
            expired_at: components["schemas"]["Timestamp"];
            /** @description True if a block of the company released it before its time. */
            was_blocked: boolean;
            lines: {
                product: components["schemas"]["PortalProduct"];
                lot: components["schemas"]["LotRef"] | null;
                packs: number;
                /** @description What of it is still there, no more than there was. Where not all of it is, a company that may not see full amounts reads 6 for more than 5. */
                free_packs: number;
            }[];
        };
        Basket: {
            company: components["schemas"]["PortalCompany"];
            /** @description True if the company or its client is blocked. It can't order then, and its basket is released. */
            is_blocked: boolean;
            /** @description The location of all lines; null while the basket is empty. */
            location: components["schemas"]["UnLocode"] | null;
            /** @description When it is released. Looking, and adding more, leave it as it is. Null while it is empty. */
            expires_at: components["schemas"]["TimestampOrNull"];
            /** @description Until then, from now on: the clock of a device may be wrong. */
            seconds_left: number | null;
            /** @description How long this company keeps what it adds. */
            hours: number;
            lines: components["schemas"]["BasketLine"][];
            pcs: number;
            goods: components["schemas"]["Amount"];
            services: components["schemas"]["Amount"];
            /** @description FCA, wood and services, in euro. */
            amount: components["schemas"]["Amount"];
            truck: components["schemas"]["TruckFill"];
            transport: components["schemas"]["BasketTransport"];
            /** @description To which it can go, the company's first one first. */
            addresses: {
                id: components["schemas"]["Uuid"];
                name: string;
                address: string;
                zip_code: string;
                city: string;
                country: components["schemas"]["Country"];
            }[];
            past: components["schemas"]["PastBasket"] | null;
        };
        /** @description One of product, lot and code says what is wanted; how many pieces a pack has, and how its barcode begins, narrow it down. */
        BasketWish: {
            product_id: components["schemas"]["UuidOrNull"];
            lot_id: components["schemas"]["UuidOrNull"];
            /** @description A barcode, a product's name, or words and sizes that one product alone has. */
            code: string | null;
            pcs_per_pack: number | null;
            barcode_starts: string | null;
            /** @description In whole packs, as many as it takes; of a lot it is the lot. */
            quantity: components["schemas"]["Quantity"];
            unit: components["schemas"]["Unit"];
            service: components["schemas"]["LineService"];
        };
        BasketAdd: {
            /** @description The company; null for the user's own company. */
            company_id: components["schemas"]["UuidOrNull"];
            lines: components["schemas"]["BasketWish"][];
        };
        /**
         * @description What became of a line: all that was asked for is reserved, a part of it, or nothing, because that pack is in this basket already (`in_basket`), somebody was
         *     quicker or nothing is there (`taken`), it lies at another place than the rest (`other_location`), has no price for this company (`no_price`), is no product of
         *     ours (`unknown`), or is more than one (`ambiguous`), can't be counted in packs (`cannot_convert`), or nothing was asked for (`nothing_asked`).
         * @enum {string}
         */
        BasketOutcome: "reserved" | "partly" | "in_basket" | "taken" | "other_location" | "no_price" | "unknown" | "ambiguous" | "cannot_convert" | "nothing_asked";
        BasketResult: {
            outcome: components["schemas"]["BasketOutcome"];
            /** @description The code that was given. */
            asked: string | null;
            /** @description The product that it was. */
            name: string | null;
            /** @description Reserved of it now. */
            packs: number;
            pcs: number;
            m3: components["schemas"]["Volume"];
            /** @description The stock location of the basket, the only one that packs are reserved at; null if there is no basket yet. */
            location: components["schemas"]["UnLocode"] | null;
            line_id: components["schemas"]["UuidOrNull"];
            /** @description With `ambiguous`, the first of the products that it may be. */
            matches: string[];
            /** @description The earlier price of a restored or reordered line. */
            price_was: components["schemas"]["PriceOrNull"];
            price_now: components["schemas"]["PriceOrNull"];
        };
        BasketChange: {
            basket: components["schemas"]["Basket"];
            results: components["schemas"]["BasketResult"][];
        };
        BasketLineWrite: {
            packs: number;
            service: components["schemas"]["LineService"];
        };
        /** @description A product of past orders that is there, has a price, and has room in the truck. */
        BasketSuggestion: {
            product: components["schemas"]["PortalProduct"];
            /** @description As many as there are and still fit; of more than five that a company may not see, as many as fit. */
            packs: number;
            m3: components["schemas"]["Volume"];
            weight_kg: number;
            price: components["schemas"]["Price"];
            price_unit: components["schemas"]["Unit"];
            last_ordered_on: components["schemas"]["Day"];
            /** @description Whether so many leave no room for another pack of it. */
            fills: boolean;
        };
        BasketSuggestions: {
            items: components["schemas"]["BasketSuggestion"][];
        };
        /**
         * @description It reserves nothing until it is accepted.
         * @enum {string}
         */
        OfferStatus: "open" | "accepted" | "declined" | "expired" | "withdrawn";
        Offer: {
            id: components["schemas"]["Uuid"];
            version: components["schemas"]["Version"];
            status: components["schemas"]["OfferStatus"];
            company: components["schemas"]["PortalCompany"];
            product: components["schemas"]["PortalProduct"];
            lot: components["schemas"]["LotRef"] | null;
            packs: number;
            m3: components["schemas"]["VolumeOrNull"];
            price: components["schemas"]["Price"];
            price_unit: components["schemas"]["Unit"];
            /** @description The price for this company without the offer, today's or that of the day on which the offer closed. */
            list_price: components["schemas"]["PriceOrNull"];
            list_price_unit: components["schemas"]["Unit"] | null;
            valid_until: components["schemas"]["Day"];
            note: string | null;
            /** @description With which it was declined or withdrawn. */
            word: string | null;
            /** @description What there is of it now. A company that may not see full amounts reads 6 where there are more than 5. */
            free_packs: number;
            created_at: components["schemas"]["Timestamp"];
            created_by: components["schemas"]["PersonRef"];
            /** @description The present manager of the company, who is notified of its answer; null if it has none. */
            manager: components["schemas"]["PersonRefOrNull"];
            answered_at: components["schemas"]["TimestampOrNull"];
            /** @description Actions that the user can take now. */
            transitions: components["schemas"]["OfferStatus"][];
        };
        OfferList: {
            items: components["schemas"]["Offer"][];
            next_cursor: components["schemas"]["Cursor"];
            total: components["schemas"]["Total"];
        };
        OfferWrite: {
            /** @description One offer is made to each. */
            company_ids: components["schemas"]["Uuid"][];
            product_id: components["schemas"]["UuidOrNull"];
            /** @description One pack, in place of a product. */
            lot_id: components["schemas"]["UuidOrNull"];
            packs: number;
            price: components["schemas"]["Price"];
            price_unit: components["schemas"]["Unit"];
            /** @description Its last day. */
            valid_until: components["schemas"]["Day"];
            note: string | null;
        };
        OffersMade: {
            items: components["schemas"]["Offer"][];
        };
        /** @description An offer as far as it decides on figures; companies may still be lacking. */
        OfferTerms: {
            company_ids: components["schemas"]["Uuid"][];
            product_id: components["schemas"]["UuidOrNull"];
            lot_id: components["schemas"]["UuidOrNull"];
            packs: number;
            price: components["schemas"]["Price"];
            price_unit: components["schemas"]["Unit"];
        };
        /** @description What the offer leaves over what was paid for the packs that it would take. */
        OfferMargin: {
            cost: components["schemas"]["Amount"];
            amount: components["schemas"]["Amount"];
            percent: components["schemas"]["PercentOrNull"];
            per_m3: components["schemas"]["AmountOrNull"];
        };
        OfferedTo: {
            company: components["schemas"]["PortalCompany"];
            /** @description The company's price today without the offer. */
            list_price: components["schemas"]["PriceOrNull"];
            list_price_unit: components["schemas"]["Unit"] | null;
            list_amount: components["schemas"]["AmountOrNull"];
            /** @description What that would leave; null for those who don't see margins. */
            list_margin_percent: components["schemas"]["PercentOrNull"];
        };
        OfferPreview: {
            m3: components["schemas"]["VolumeOrNull"];
            amount: components["schemas"]["AmountOrNull"];
            free_packs: number;
            /** @description Null for those who don't see margins, and where nobody knows what was paid. */
            margin: components["schemas"]["OfferMargin"] | null;
            companies: components["schemas"]["OfferedTo"][];
        };
        OfferTransitionRequest: {
            /** @enum {string} */
            to: "accepted" | "declined" | "withdrawn";
            /** @description Packs to accept, all by default; refused with any other answer. The rest stays open. If fewer are free, the answer is 422 too_large at this field with their number as `max` and their stock location as `location`. */
            packs?: number;
            /** @description The word with which it is declined or withdrawn. */
            reason?: string;
        };
        OfferAnswer: {
            offer: components["schemas"]["Offer"];
            /** @description What an accepted one put into the basket. */
            results: components["schemas"]["BasketResult"][];
        };
        /**
         * @description The owner's notes call them Initial, Ordered, Pending, Received, Confirmed, In progress, Completed and Canceled. From `in_progress` on it follows the
         *     deal that was made of it.
         * @enum {string}
         */
        OrderStatus: "initial" | "ordered" | "pending" | "received" | "confirmed" | "in_progress" | "completed" | "canceled";
        /**
         * @description FCA is fetched by the client, in as many trucks as it likes; DAP is brought by us in one.
         * @enum {string}
         */
        OrderRule: "FCA" | "DAP";
        OrderSummary: {
            id: components["schemas"]["Uuid"];
            number: string;
            status: components["schemas"]["OrderStatus"];
            ordered_on: components["schemas"]["Day"];
            company: components["schemas"]["PortalCompany"];
            location: components["schemas"]["UnLocode"];
            city: string;
            country: components["schemas"]["Country"];
            incoterms: components["schemas"]["OrderRule"];
            delivery_week: components["schemas"]["IsoWeekOrNull"];
            delivery_before: components["schemas"]["DayOrNull"];
            trucks: number;
            m3: components["schemas"]["Volume"];
            total: components["schemas"]["Amount"];
            customer_reference: string | null;
            invoice: string | null;
            contact: string | null;
            updated_at: components["schemas"]["Timestamp"];
        };
        OrderList: {
            items: components["schemas"]["OrderSummary"][];
            next_cursor: components["schemas"]["Cursor"];
            total: components["schemas"]["Total"];
        };
        OrderWrite: {
            company_id: components["schemas"]["Uuid"];
            /** @description An address of the company; required to create an order. */
            address_id: components["schemas"]["UuidOrNull"];
            incoterms: components["schemas"]["OrderRule"];
            delivery_week: components["schemas"]["IsoWeekOrNull"];
            trucks: number;
            customer_reference: string | null;
            additional_information: string | null;
            /** @description Its number, put there by the house; its file is attached. */
            invoice: string | null;
        };
        /** @description The address as it was when the order was made. */
        OrderAddress: {
            name: string;
            address: string;
            zip_code: string;
            country: components["schemas"]["Country"];
            city: string;
            phone: string | null;
            contact: string | null;
        };
        OrderLine: {
            id: components["schemas"]["Uuid"];
            product: components["schemas"]["PortalProduct"];
            lot: components["schemas"]["LotRef"] | null;
            packs: number;
            pcs: number;
            m3: components["schemas"]["Volume"];
            weight_kg: number;
            service: components["schemas"]["LineService"];
            /** @description FCA, in euro. */
            price: components["schemas"]["Price"];
            price_unit: components["schemas"]["Unit"];
            /** @description The same with its share of the truck, per `price_unit`; null under FCA, and for a unit that has no m3. */
            price_dap: components["schemas"]["PriceOrNull"];
            service_price: components["schemas"]["PriceOrNull"];
            /** @description Wood and service, FCA. */
            amount: components["schemas"]["Amount"];
            loaded_m3: components["schemas"]["Volume"];
        };
        OrderFigures: {
            pcs: number;
            m3: components["schemas"]["Volume"];
            weight_kg: number;
            goods: components["schemas"]["Amount"];
            services: components["schemas"]["Amount"];
            /** @description Total for transport; null under FCA. */
            transport: components["schemas"]["AmountOrNull"];
            /** @description Total cost. */
            total: components["schemas"]["Amount"];
        };
        /** @description The staff's deal; its id for those who may open it. */
        OrderDeal: {
            id: components["schemas"]["UuidOrNull"];
            number: string;
            status: components["schemas"]["DealStatus"];
        };
        /** @enum {string} */
        OrderField: "company_id" | "address_id" | "incoterms" | "delivery_week" | "trucks" | "customer_reference" | "additional_information" | "invoice";
        /**
         * @description Something that a step still lacks: an address (`address`), a week (`delivery_week`), room in one truck (`one_truck`, `within_truck`), wood that is still there (`wood_there`, with
         *     its names), the client of the house that the company is (`linked_client`), who sells to it (`sale_manager`), or the credit to confirm
         *     (`company_not_blocked` with its reason, `client_not_blocked`, `within_credit_limit`). What is on its way can't be canceled (`nothing_departed`).
         */
        OrderNeed: {
            /** @enum {string} */
            code: "address" | "delivery_week" | "one_truck" | "within_truck" | "wood_there" | "linked_client" | "sale_manager" | "company_not_blocked" | "client_not_blocked" | "within_credit_limit" | "nothing_departed";
            /** @description JSON Pointer to the field to fill in. */
            pointer?: string;
            /** @constant */
            can_override?: true;
            /** @description Parameters of the message of the code. */
            params?: {
                [key: string]: string;
            };
        };
        OrderTransition: components["schemas"]["Step"] & {
            to: components["schemas"]["OrderStatus"];
            missing: components["schemas"]["OrderNeed"][];
            /** @description It holds nothing up yet. */
            ahead?: components["schemas"]["OrderNeed"][];
        };
        Order: components["schemas"]["DocumentHead"] & {
            company_id: components["schemas"]["Uuid"];
            /** @description An address of the company; required to create an order. */
            address_id: components["schemas"]["UuidOrNull"];
            incoterms: components["schemas"]["OrderRule"];
            delivery_week: components["schemas"]["IsoWeekOrNull"];
            trucks: number;
            customer_reference: string | null;
            additional_information: string | null;
            /** @description Its number, put there by the house; its file is attached. */
            invoice: string | null;
            status: components["schemas"]["OrderStatus"];
            company: components["schemas"]["PortalCompany"];
            /** @description Order date. */
            ordered_on: components["schemas"]["Day"];
            /** @description The stock that it comes from. */
            location: components["schemas"]["UnLocode"];
            address: components["schemas"]["OrderAddress"];
            /** @description The last day of the delivery week. */
            delivery_before: components["schemas"]["DayOrNull"];
            payment_terms: components["schemas"]["PaymentTerms"];
            lines: components["schemas"]["OrderLine"][];
            figures: components["schemas"]["OrderFigures"];
            truck: components["schemas"]["TruckFill"];
            deal: components["schemas"]["OrderDeal"] | null;
            cancel_reason: string | null;
            /** @description The fields that this person may change in this status. */
            editable_fields: components["schemas"]["OrderField"][];
            transitions: components["schemas"]["OrderTransition"][];
        };
        OrderTransitionRequest: {
            to: components["schemas"]["OrderStatus"];
            reason?: string;
            /**
             * @description Overrides the requirements that can be overridden; needs a reason.
             * @default false
             */
            override: boolean;
        };
        OrderCargo: {
            number: string;
            status: components["schemas"]["CargoStatus"];
            /** @enum {string} */
            kind: "container" | "truck";
            container_number: string | null;
            truck_plate: string | null;
            vessel: string | null;
            port_of_loading: string | null;
            port_of_discharge: string | null;
            etd: components["schemas"]["DayOrNull"];
            eta: components["schemas"]["DayOrNull"];
            atd: components["schemas"]["DayOrNull"];
            ata: components["schemas"]["DayOrNull"];
            /** @description Of this order. */
            m3: components["schemas"]["Volume"];
            /** @description Of its loading, from approved reports alone; `downloadOrderPhoto` gives them. */
            photos: {
                id: components["schemas"]["Uuid"];
                name: string;
            }[];
        };
        /** @description How far the wood has come, as far as the company may know. */
        OrderThread: {
            steps: {
                status: components["schemas"]["OrderStatus"];
                at: components["schemas"]["Timestamp"];
            }[];
            deal: components["schemas"]["OrderDeal"] | null;
            /** @description Where the packs came from. */
            supplies: {
                number: string;
                received_on: components["schemas"]["Day"];
                packs: number;
            }[];
            cargos: components["schemas"]["OrderCargo"][];
        };
        StageFigures: {
            count: number;
            volume_m3: components["schemas"]["Volume"];
            /** @description What deals are sold for, supplies bought for and cargo is shipped for, by the frozen rates. */
            amount_eur: components["schemas"]["Amount"];
            /** @description How many are not in `amount_eur`, as they have no exchange rate or amount yet. */
            without_rate: number;
        };
        /** @description Query of `listDeals`. */
        DealsSearch: {
            status?: components["schemas"]["DealStatus"][];
            client_id?: components["schemas"]["Uuid"][];
            sale_manager_id?: components["schemas"]["Uuid"][];
            country?: components["schemas"]["Country"][];
            wood?: components["schemas"]["Wood"][];
            week_from?: components["schemas"]["IsoWeek"];
            week_to?: components["schemas"]["IsoWeek"];
            due_from?: components["schemas"]["IsoWeek"];
            due_to?: components["schemas"]["IsoWeek"];
            /** @enum {string} */
            late?: "only";
            /** @enum {string} */
            cover?: "short";
            /** @enum {string} */
            sort?: "delivery_week_from" | "-late_days" | "-revenue_eur";
        };
        DealsAsked: {
            /** @constant */
            kind: "deals";
            search: components["schemas"]["DealsSearch"];
        };
        /** @description Query of `listSupplies`. */
        SuppliesSearch: {
            status?: components["schemas"]["SupplyStatus"][];
            sawmill_id?: components["schemas"]["Uuid"][];
            purchase_manager_id?: components["schemas"]["Uuid"][];
            product_id?: components["schemas"]["Uuid"][];
            country?: components["schemas"]["Country"][];
            wood?: components["schemas"]["Wood"][];
            week_from?: components["schemas"]["IsoWeek"];
            week_to?: components["schemas"]["IsoWeek"];
            /** @enum {string} */
            late?: "only";
            /** @enum {string} */
            free?: "only";
            defect?: components["schemas"]["DefectKind"][];
            /** @enum {string} */
            sort?: "ready_week" | "-late_days" | "-free_m3";
        };
        SuppliesAsked: {
            /** @constant */
            kind: "supplies";
            search: components["schemas"]["SuppliesSearch"];
        };
        /** @description Query of `listCargos`. */
        CargosSearch: {
            status?: components["schemas"]["CargoStatus"][];
            client_id?: components["schemas"]["Uuid"][];
            sawmill_id?: components["schemas"]["Uuid"][];
            country?: components["schemas"]["Country"][];
            wood?: components["schemas"]["Wood"][];
            carrier?: string[];
            port_of_loading?: components["schemas"]["UnLocode"][];
            port_of_discharge?: components["schemas"]["UnLocode"][];
            etd_from?: components["schemas"]["IsoWeek"];
            etd_to?: components["schemas"]["IsoWeek"];
            eta_from?: components["schemas"]["IsoWeek"];
            eta_to?: components["schemas"]["IsoWeek"];
            /** @description Per cent. */
            fill_from?: string;
            /** @description Per cent. */
            fill_to?: string;
            /** @enum {string} */
            documents?: "missing";
            /** @enum {string} */
            cut_off?: "this_week";
            /** @enum {string} */
            sort?: "cut_off" | "etd" | "eta" | "fill_percent";
        };
        CargosAsked: {
            /** @constant */
            kind: "cargos";
            search: components["schemas"]["CargosSearch"];
        };
        /** @description Query of `listSawmills`. */
        SawmillsSearch: {
            approval?: components["schemas"]["SawmillApproval"][];
            certificate?: components["schemas"]["CertificateState"][];
            country?: components["schemas"]["Country"][];
            species?: components["schemas"]["Wood"][];
            /** @enum {string} */
            sort?: "certificate_expires";
        };
        SawmillsAsked: {
            /** @constant */
            kind: "sawmills";
            search: components["schemas"]["SawmillsSearch"];
        };
        /** @description Query of `listSupplyReports` or `listCargoReports`. */
        ReportsSearch: {
            /** @enum {string} */
            approval?: "mine";
            /** @enum {string} */
            sort?: "number";
        };
        ReportsAsked: {
            /** @enum {string} */
            kind: "supply_reports" | "cargo_reports";
            search: components["schemas"]["ReportsSearch"];
        };
        /** @description Query of `listOrders`. */
        OrdersSearch: {
            status?: components["schemas"]["OrderStatus"][];
            company_id?: components["schemas"]["Uuid"][];
            /** @enum {string} */
            sort?: "delivery_week";
        };
        OrdersAsked: {
            /** @constant */
            kind: "orders";
            search: components["schemas"]["OrdersSearch"];
        };
        /** @description Query of `listOffers`. */
        OffersSearch: {
            status?: components["schemas"]["OfferStatus"][];
            company_id?: components["schemas"]["Uuid"][];
            /** @enum {string} */
            sort?: "valid_until";
        };
        OffersAsked: {
            /** @constant */
            kind: "offers";
            search: components["schemas"]["OffersSearch"];
        };
        /** @description A list, and what it is asked to find exactly what is counted. Reports have no screen of their own; they stand above the form of a new one. */
        DashboardList: components["schemas"]["DealsAsked"] | components["schemas"]["SuppliesAsked"] | components["schemas"]["CargosAsked"] | components["schemas"]["SawmillsAsked"] | components["schemas"]["ReportsAsked"] | components["schemas"]["OrdersAsked"] | components["schemas"]["OffersAsked"];
        StageListed: components["schemas"]["StageFigures"] & {
            list: components["schemas"]["DashboardList"];
        };
        /**
         * @description A filter of a dashboard, in addition to the period.
         * @enum {string}
         */
        BoardFilter: "client_id" | "sawmill_id" | "sale_manager_id" | "purchase_manager_id" | "country" | "wood";
        /** @description The record that waits longest, or weighs most. What does not say how bad it is, is null. */
        WorstCase: {
            id: components["schemas"]["Uuid"];
            /** @description A mill has its name, an offer that of its product. */
            number: string;
            /** @description The client, the company or the sawmill; of cargo its first client, null while it has no wood. */
            partner: string | null;
            late_days: number | null;
            week: components["schemas"]["IsoWeek"] | null;
            day: components["schemas"]["Day"] | null;
            volume_m3: components["schemas"]["Volume"] | null;
        };
        WorkFigures: {
            count: number;
            /** @description The filters that are set on the dashboard and do not narrow this line or its list. */
            ignored_filters: components["schemas"]["BoardFilter"][];
            list: components["schemas"]["DashboardList"];
            worst: components["schemas"]["WorstCase"] | null;
        };
        /**
         * @description Deals past their week; for which less is bought than was sold; to be delivered this week and not shipped; or with an order confirmation that waits for the client.
         *     Orders of companies in sight that wait to be approved or confirmed, and offers to them that are open, for those who may see them.
         */
        DealWork: components["schemas"]["WorkFigures"] & {
            /** @enum {string} */
            code: "late" | "uncovered" | "due" | "unconfirmed" | "orders" | "offers";
        };
        /** @description Each figure equals the result of the list with the same query. */
        DealDashboard: {
            /** @description Totals of the stages, without drafts. */
            open: components["schemas"]["StageListed"];
            work: components["schemas"]["DealWork"][];
            /** @description Open documents by status, in workflow order. */
            stages: (components["schemas"]["StageListed"] & {
                status: components["schemas"]["DealStatus"];
            })[];
        };
        /**
         * @description Supplies past their week; to be ready this week; ready and not loaded; with wood that nobody has; or ordered and not confirmed. Supply reports that this
         *     person may approve, for those who approve; mills that we buy from whose certificate expires or has expired.
         */
        SupplyWork: components["schemas"]["WorkFigures"] & {
            /** @enum {string} */
            code: "late" | "due" | "ready" | "free" | "unconfirmed" | "approval" | "certificates";
        };
        /** @description Each figure equals the result of the list with the same query. */
        SupplyDashboard: {
            /** @description Totals of the stages, without drafts. */
            open: components["schemas"]["StageListed"];
            work: components["schemas"]["SupplyWork"][];
            /** @description Open documents by status, in workflow order. */
            stages: (components["schemas"]["StageListed"] & {
                status: components["schemas"]["SupplyStatus"];
            })[];
        };
        /**
         * @description Cargo that is to be delivered to the carrier this week; that leaves this week and is not sealed; that lacks documents; that should have arrived before this week;
         *     or that has arrived and is not delivered. Container reports that this person may approve, for those who approve.
         */
        CargoWork: components["schemas"]["WorkFigures"] & {
            /** @enum {string} */
            code: "cut_off" | "leaving" | "documents" | "overdue" | "arrived" | "approval";
        };
        /** @description Each figure equals the result of the list with the same query. */
        CargoDashboard: {
            /** @description Totals of the stages, without drafts. */
            open: components["schemas"]["StageListed"];
            work: components["schemas"]["CargoWork"][];
            /** @description Open documents by status, in workflow order. */
            stages: (components["schemas"]["StageListed"] & {
                status: components["schemas"]["CargoStatus"];
            })[];
        };
        /** @description Whole weeks, the last one too. */
        Period: {
            from: components["schemas"]["IsoWeek"];
            to: components["schemas"]["IsoWeek"];
        };
        /** @description A decimal number. Null where there is nothing to reckon it from. */
        ChartValue: string | null;
        FigureSide: {
            value: components["schemas"]["ChartValue"];
            /** @description What the list finds. */
            count: number;
            /** @description How many of these are not in the value, for want of a rate, a price or a day. */
            without: number;
            /** @description With a margin, how many of the deals in the value count with which margin. */
            margin_kinds?: {
                planned: number;
                expected: number;
                actual: number;
            };
            list: components["schemas"]["DashboardList"];
        };
        /** @enum {string} */
        FigureUnit: "count" | "m3" | "eur" | "percent" | "eur_m3" | "days";
        BoardFigures: {
            period: components["schemas"]["Period"];
            /** @description As many weeks that come before. */
            before: components["schemas"]["Period"];
            figures: (components["schemas"]["FigureSide"] & {
                /** @enum {string} */
                code: "sold_m3" | "sold_eur" | "margin_percent" | "margin_m3" | "uncovered" | "late" | "open_m3" | "open_eur" | "on_order" | "ready" | "ready_age" | "late_supplies" | "free_m3" | "bought_m3" | "bought_eur" | "price_m3" | "on_time" | "in_transit" | "sealing" | "documents" | "shipped_m3" | "fill" | "freight_m3" | "delay";
                unit: components["schemas"]["FigureUnit"];
                /** @description The same of the period before; null of what is told as it is now. */
                before: components["schemas"]["FigureSide"] | null;
            })[];
        };
        /** @enum {string} */
        DealChartCode: "weeks" | "margin" | "clients";
        ChartPoint: {
            /** @description What is measured, or of what: `sold`, a wood, the id of a product. */
            series: string;
            /** @description A week, an id, a lane, a status, the lower bound of a class. */
            key: string;
            /** @description What a key or a series that is an id is called. */
            label: string | null;
            value: components["schemas"]["ChartValue"];
            from: components["schemas"]["Day"] | null;
            to: components["schemas"]["Day"] | null;
            /** @description What the list finds. */
            count: number;
            /** @description Null where the point is one document, whose id is the key. */
            list: components["schemas"]["DashboardList"] | null;
        };
        Chart: {
            /** @description The business day. */
            today: components["schemas"]["Day"];
            period: components["schemas"]["Period"];
            unit: components["schemas"]["FigureUnit"];
            points: components["schemas"]["ChartPoint"][];
            /** @description How many clients, mills, products, lanes, carriers or cargos there are beside, which weigh less. */
            left_out: number;
            /** @description How many documents are not in it, for want of a rate, a week or a day. */
            without: number;
        };
        /** @enum {string} */
        SupplyChartCode: "long" | "mills" | "prices" | "defects";
        /** @enum {string} */
        CargoChartCode: "timeline" | "fill" | "freight" | "delay";
        /** @enum {string} */
        SearchKind: "deal" | "supply" | "cargo" | "supply_report" | "cargo_report" | "client" | "sawmill";
        SearchHit: {
            kind: components["schemas"]["SearchKind"];
            id: components["schemas"]["Uuid"];
            /** @description The number, or what a company is called. */
            name: string;
            /** @description The client or the mill; of cargo its container or truck; of a report what it is of; of a company its country. */
            about: string | null;
            /** @description Where it stands, of its own kind. */
            status: string;
        };
        SearchHits: {
            items: components["schemas"]["SearchHit"][];
            /** @description The kinds of which more records are found than are among the items. */
            more: {
                kind: components["schemas"]["SearchKind"];
                /** @description All that are found; 1000 if there are as many or more. */
                total: number;
            }[];
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
        CommentReader: {
            id: components["schemas"]["Uuid"];
            name: string;
            role: components["schemas"]["Role"];
        };
        OverrideRequest: {
            id: components["schemas"]["Uuid"];
            /** @description The status that the blocked step leads to. */
            to: string;
            reason: string;
            created_at: components["schemas"]["Timestamp"];
            created_by: components["schemas"]["PersonRef"];
            /**
             * @description Obsolete if the document took a step that needed no override.
             * @enum {string}
             */
            status: "open" | "granted" | "declined" | "obsolete";
            /** @description Reason of the person who answered. */
            answer: string | null;
            answered_at: components["schemas"]["TimestampOrNull"];
            answered_by: components["schemas"]["PersonRefOrNull"];
        };
        OverrideRequestWrite: {
            /** @description The status that the blocked step leads to. */
            to: string;
            reason: string;
        };
        OverrideAnswer: {
            reason: string;
        };
        ActivityEntry: {
            id: components["schemas"]["Uuid"];
            at: components["schemas"]["Timestamp"];
            /** @description Null when the system did it. */
            by: components["schemas"]["PersonRefOrNull"];
            kind: components["schemas"]["ActivityKind"];
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
            /** @description Of its bytes, in hex, so that a sender knows that all of it has come. Null for a file of before this was kept. */
            sha256: string | null;
            created_at: components["schemas"]["Timestamp"];
            created_by: components["schemas"]["PersonRef"];
            can_remove: boolean;
        };
        AttachmentUpload: {
            /**
             * Format: uuid
             * @description Of the caller's making, so that a photo that is sent again, even days later, is kept once: the same file of the same record gets the first answer again, anything else under it is a `duplicate`. Left out, the server makes one.
             */
            id?: string;
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
        /** @description Too many requests at the same time. Wait for the time given in `Retry-After`. */
        Busy: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "The server is busy. Wait a moment, then try again.",
                 *       "status": 503,
                 *       "code": "busy"
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
        /** @description Another user changed the record since that version. */
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
        /** @description The request has no `If-Match` header. */
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
        /** @description The record's state, or a reused key, conflicts with the request. */
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
        /**
         * @description The version that the change was made on, in quotes as the ETag had it.
         * @example "3"
         */
        IfMatch: string;
        Id: components["schemas"]["Uuid"];
        Countries: components["schemas"]["Country"][];
        CursorParam: string;
        Limit: number;
        /** @description One of the caller's own making per intended act, so that a repeated call acts once. */
        IdempotencyKey: string;
        /** @description Which of the roles see comments, files and history of a kind, may comment and may attach is the backend's to say. */
        RecordKind: components["schemas"]["RecordKind"];
    };
    requestBodies: never;
    headers: {
        /** @description The record's version, in quotes. */
        Version: string;
    };
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
            503: components["responses"]["Busy"];
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
            query?: {
                /** @description The last one of the page before this; without it the newest are given, and none where it is not mine. */
                before?: components["schemas"]["Uuid"];
            };
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
                     *         "record": {
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
            422: components["responses"]["Invalid"];
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
            /** @description True if there is an unread notification. */
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
    markAllNotificationsAsRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description They are read. */
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
    sendPassword: {
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
                 *       "email": "client@timberdesk.example"
                 *     }
                 */
                "application/json": components["schemas"]["EmailOnly"];
            };
        };
        responses: {
            /** @description If somebody has that address, a mail is under way. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    setPassword: {
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
                 *       "token": "0b8f2c0e5b0e4d3f9a526f1c8c5d9e11",
                 *       "password": "a longer one than that"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordByLink"];
            };
        };
        responses: {
            /** @description Set, and logged in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "5f0c6c1e-6f0b-4a53-9d1c-0d7b0c8b7a01",
                     *       "name": "Claire Fontaine",
                     *       "email": "client@timberdesk.example",
                     *       "role": "client",
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
        };
    };
    signUp: {
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
                 *       "company_name": "Menuiserie Delorme SARL",
                 *       "country": "FR",
                 *       "company_code": "488210673",
                 *       "vat_code": "FR29488210673",
                 *       "address": "18 rue de la Filature, 88000 Épinal",
                 *       "first_name": "Benoît",
                 *       "last_name": "Delorme",
                 *       "email": "benoit@delorme.example",
                 *       "phone": "+33 3 29 00 00 00",
                 *       "language": "fr"
                 *     }
                 */
                "application/json": components["schemas"]["SignUp"];
            };
        };
        responses: {
            /** @description Its data are being looked at. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    listOutbox: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The latest hundred. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [],
                     *       "has_more": false
                     *     }
                     */
                    "application/json": components["schemas"]["Outbox"];
                };
            };
            404: components["responses"]["NotFound"];
        };
    };
    getProfile: {
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
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnProfile"];
                };
            };
            401: components["responses"]["Unauthenticated"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the change was made on, in quotes as the ETag had it.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "first_name": "Claire",
                 *       "last_name": "Fontaine",
                 *       "phone": "+33 4 72 00 00 00",
                 *       "country": "FR",
                 *       "language": "fr"
                 *     }
                 */
                "application/json": components["schemas"]["OwnProfileWrite"];
            };
        };
        responses: {
            /** @description The updated personal information. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnProfile"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionRequired"];
        };
    };
    changePassword: {
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
                 *       "current_password": "timber-demo",
                 *       "password": "a longer one than that"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description The new one counts. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Busy"];
        };
    };
    listOwnSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description My sessions, the latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": []
                     *     }
                     */
                    "application/json": components["schemas"]["OwnSessionList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description They have ended. */
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
    endOwnSession: {
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
            /** @description It has ended. */
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
    listCompanies: {
        parameters: {
            query?: {
                /** @description Words that must all occur, as clients are searched; in the name, the company code, the VAT code or the country's names. */
                q?: components["schemas"]["SearchText"];
                status?: components["schemas"]["CompanyStatus"][];
                size?: components["schemas"]["CompanySize"][];
                country?: components["parameters"]["Countries"];
                manager_id?: components["schemas"]["Uuid"][];
                sort?: "name" | "-name" | "country" | "-country" | "created_at" | "-created_at" | "updated_at" | "-updated_at";
                cursor?: components["parameters"]["CursorParam"];
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of companies. */
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
                    "application/json": components["schemas"]["CompanyList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    createCompany: {
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
                 *       "size": "large",
                 *       "manager_id": "5f0c6c1e-6f0b-4a53-9d1c-0d7b0c8b7a01",
                 *       "payment_terms": {
                 *         "kind": "net_days",
                 *         "net_days": 30
                 *       },
                 *       "basket_hours": 48,
                 *       "sees_full_amounts": false,
                 *       "country_prices": true,
                 *       "client_id": null
                 *     }
                 */
                "application/json": components["schemas"]["CompanyWrite"];
            };
        };
        responses: {
            /** @description The company. */
            201: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
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
    listCompanyManagers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The managers, by name. */
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
                     *           "name": "Lucía Fernández"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CompanyManagerList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    getCompany: {
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
            /** @description The company. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    updateCompany: {
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
                 *       "size": "large",
                 *       "manager_id": "5f0c6c1e-6f0b-4a53-9d1c-0d7b0c8b7a01",
                 *       "payment_terms": {
                 *         "kind": "net_days",
                 *         "net_days": 30
                 *       },
                 *       "basket_hours": 48,
                 *       "sees_full_amounts": false,
                 *       "country_prices": true,
                 *       "client_id": null
                 *     }
                 */
                "application/json": components["schemas"]["CompanyWrite"];
            };
        };
        responses: {
            /** @description The company. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
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
    transitionCompany: {
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
                 *       "to": "verified",
                 *       "client": {
                 *         "client_id": null,
                 *         "sale_manager_id": "5f0c6c1e-6f0b-4a53-9d1c-0d7b0c8b7a02"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CompanyTransition"];
            };
        };
        responses: {
            /** @description The company. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
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
    listCompanyClients: {
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
            /** @description Clients with the same codes or name, and the possible sale managers of a new client. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [],
                     *       "can_create": true,
                     *       "sale_managers": [],
                     *       "likely_sale_manager_id": null
                     *     }
                     */
                    "application/json": components["schemas"]["CompanyClientList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    linkCompanyClient: {
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
                 *       "client_id": null,
                 *       "sale_manager_id": "5f0c6c1e-6f0b-4a53-9d1c-0d7b0c8b7a02"
                 *     }
                 */
                "application/json": components["schemas"]["CompanyClientChoice"];
            };
        };
        responses: {
            /** @description The company. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
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
    clearCompanySessions: {
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
            /** @description They have to log in again. */
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
    listAddresses: {
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
            /** @description The addresses, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": []
                     *     }
                     */
                    "application/json": components["schemas"]["AddressList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    createAddress: {
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
                 *       "name": "Dépôt de Vénissieux",
                 *       "address": "27 rue des Frères Amadéo",
                 *       "zip_code": "69200",
                 *       "country": "FR",
                 *       "city": "Vénissieux",
                 *       "phone": "+33 4 72 00 00 00",
                 *       "contact_name": "Claire Fontaine",
                 *       "latitude": 45.6972,
                 *       "longitude": 4.8864,
                 *       "note": "Mon-Fri 7:00-16:00, articulated trucks by the rear gate."
                 *     }
                 */
                "application/json": components["schemas"]["AddressWrite"];
            };
        };
        responses: {
            /** @description Added. */
            201: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Address"];
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
    updateAddress: {
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
                address_id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Dépôt de Vénissieux",
                 *       "address": "27 rue des Frères Amadéo",
                 *       "zip_code": "69200",
                 *       "country": "FR",
                 *       "city": "Vénissieux",
                 *       "phone": "+33 4 72 00 00 00",
                 *       "contact_name": "Claire Fontaine",
                 *       "latitude": 45.6972,
                 *       "longitude": 4.8864,
                 *       "note": "Mon-Fri 7:00-16:00, articulated trucks by the rear gate."
                 *     }
                 */
                "application/json": components["schemas"]["AddressWrite"];
            };
        };
        responses: {
            /** @description The updated address. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Address"];
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
    removeAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                address_id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is removed. */
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
                /** @description Words that must all occur in the name, the e-mail or the company's name, in any order and without regard to capitals and accents. */
                q?: components["schemas"]["SearchText"];
                role?: components["schemas"]["Role"][];
                status?: components["schemas"]["PersonStatus"][];
                company_id?: components["schemas"]["Uuid"][];
                sort?: "name" | "-name" | "email" | "-email" | "created_at" | "-created_at";
                cursor?: components["parameters"]["CursorParam"];
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of people. */
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
                    "application/json": components["schemas"]["PersonList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    createPerson: {
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
                 *       "first_name": "Viktorija",
                 *       "last_name": "Šimkutė",
                 *       "email": "viktorija.simkute@timberdesk.example",
                 *       "phone": "+370 612 00 000",
                 *       "country": "LT",
                 *       "language": "lt",
                 *       "role": "sale_manager",
                 *       "countries": [],
                 *       "company_id": null
                 *     }
                 */
                "application/json": components["schemas"]["PersonWrite"];
            };
        };
        responses: {
            /** @description The person. */
            201: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"];
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
    listStaff: {
        parameters: {
            query?: {
                /** @description Only these roles. */
                role?: components["schemas"]["Role"][];
                /** @description Only these people, including former staff, because documents name them. */
                id?: components["schemas"]["Uuid"][];
                /** @description Words that must all occur in the name or the e-mail, in any order and without regard to capitals and accents. */
                q?: components["schemas"]["SearchText"];
                cursor?: components["parameters"]["CursorParam"];
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the staff. */
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
                     *       ],
                     *       "next_cursor": null,
                     *       "total": 1
                     *     }
                     */
                    "application/json": components["schemas"]["StaffList"];
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
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    updatePerson: {
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
                 *       "first_name": "Viktorija",
                 *       "last_name": "Šimkutė",
                 *       "email": "viktorija.simkute@timberdesk.example",
                 *       "phone": "+370 612 00 000",
                 *       "country": "LT",
                 *       "language": "lt",
                 *       "role": "sale_manager",
                 *       "countries": [],
                 *       "company_id": null
                 *     }
                 */
                "application/json": components["schemas"]["PersonWrite"];
            };
        };
        responses: {
            /** @description The person. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"];
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
    transitionPerson: {
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
                 *       "to": "deactivated",
                 *       "reason": "Has left the house",
                 *       "work": [
                 *         {
                 *           "kind": "deal",
                 *           "to_id": "5f0c6c1e-6f0b-4a53-9d1c-0d7b0c8b7a01"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["PersonTransition"];
            };
        };
        responses: {
            /** @description The person. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"];
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
    handWorkOver: {
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
                /**
                 * @example {
                 *       "work": [
                 *         {
                 *           "kind": "deal",
                 *           "to_id": "5f0c6c1e-6f0b-4a53-9d1c-0d7b0c8b7a01"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["HandOver"];
            };
        };
        responses: {
            /** @description The person. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"];
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
    clearPersonSessions: {
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
            /** @description They have to log in again. */
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
    sendPersonLink: {
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
            /** @description It is on its way. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotAllowedNow"];
        };
    };
    listDone: {
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
            /** @description A page of the person's activity. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [],
                     *       "next_cursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["DoneList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
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
                country?: components["parameters"]["Countries"];
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
            /** @description The client. */
            201: {
                headers: {
                    ETag: components["headers"]["Version"];
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
                    ETag: components["headers"]["Version"];
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
            /** @description The client. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
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
    listSawmills: {
        parameters: {
            query?: {
                /**
                 * @description Words that must all occur, in any order and without regard to capitals and accents: in the name, the address, the certificate's code,
                 *     the names and e-mails of the contacts; or that name the mill's country, as in the list of clients.
                 */
                q?: components["schemas"]["SearchText"];
                approval?: components["schemas"]["SawmillApproval"][];
                country?: components["parameters"]["Countries"];
                /** @description Mills that saw any of these. */
                species?: components["schemas"]["Wood"][];
                certificate?: components["schemas"]["CertificateState"][];
                /** @description Mills without a value come last in both directions. */
                sort?: "name" | "-name" | "country" | "-country" | "capacity" | "-capacity" | "lead_time" | "-lead_time" | "certificate_expires" | "-certificate_expires" | "updated_at" | "-updated_at";
                cursor?: components["parameters"]["CursorParam"];
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of sawmills. */
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
                    "application/json": components["schemas"]["SawmillList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    createSawmill: {
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
                 *       "name": "UAB Dzūkijos mediena",
                 *       "country": "LT",
                 *       "address": "Pramonės g. 14, 65114 Varėna",
                 *       "coordinates": {
                 *         "latitude": 54.2206,
                 *         "longitude": 24.5786
                 *       },
                 *       "contacts": [
                 *         {
                 *           "name": "Rasa Vaitkienė",
                 *           "email": "pardavimai@dzukijosmediena.example",
                 *           "phone": "+370 310 00000",
                 *           "role": "Sales"
                 *         }
                 *       ],
                 *       "species": [
                 *         "PNSY",
                 *         "PCAB"
                 *       ],
                 *       "profiles": [
                 *         "sawn",
                 *         "planed"
                 *       ],
                 *       "capacity_m3_month": 4200,
                 *       "lead_time_weeks": 4,
                 *       "payment_terms": {
                 *         "kind": "net_days",
                 *         "net_days": 14
                 *       },
                 *       "certificate": {
                 *         "scheme": "fsc",
                 *         "code": "NC-COC-012345",
                 *         "expires": "2028-03-31"
                 *       },
                 *       "approval": "approved"
                 *     }
                 */
                "application/json": components["schemas"]["SawmillWrite"];
            };
        };
        responses: {
            /** @description The sawmill. */
            201: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sawmill"];
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
    getSawmill: {
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
            /** @description The sawmill. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sawmill"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    updateSawmill: {
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
                 *       "name": "UAB Dzūkijos mediena",
                 *       "country": "LT",
                 *       "address": "Pramonės g. 14, 65114 Varėna",
                 *       "coordinates": {
                 *         "latitude": 54.2206,
                 *         "longitude": 24.5786
                 *       },
                 *       "contacts": [
                 *         {
                 *           "name": "Rasa Vaitkienė",
                 *           "email": "pardavimai@dzukijosmediena.example",
                 *           "phone": "+370 310 00000",
                 *           "role": "Sales"
                 *         }
                 *       ],
                 *       "species": [
                 *         "PNSY",
                 *         "PCAB"
                 *       ],
                 *       "profiles": [
                 *         "sawn",
                 *         "planed"
                 *       ],
                 *       "capacity_m3_month": 4200,
                 *       "lead_time_weeks": 4,
                 *       "payment_terms": {
                 *         "kind": "net_days",
                 *         "net_days": 14
                 *       },
                 *       "certificate": {
                 *         "scheme": "fsc",
                 *         "code": "NC-COC-012345",
                 *         "expires": "2028-03-31"
                 *       },
                 *       "approval": "approved"
                 *     }
                 */
                "application/json": components["schemas"]["SawmillWrite"];
            };
        };
        responses: {
            /** @description The sawmill. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sawmill"];
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
    listSupplies: {
        parameters: {
            query?: {
                /**
                 * @description Words that must all occur, in any order and without regard to capitals and accents: in the number, the names of the sawmill and the
                 *     purchase manager, the loading place, the named place, the due-diligence reference, or the names and grades of what is bought. Woods and
                 *     sizes are found as in the list of deals.
                 */
                q?: components["schemas"]["SearchText"];
                /** @description These and no others. */
                id?: components["schemas"]["Uuid"][];
                status?: components["schemas"]["SupplyStatus"][];
                sawmill_id?: components["schemas"]["Uuid"][];
                purchase_manager_id?: components["schemas"]["Uuid"][];
                /** @description The sawmill's country. */
                country?: components["schemas"]["Country"][];
                /** @description Supplies with a line of any of these. */
                wood?: components["schemas"]["Wood"][];
                /** @description Supplies with a line of any of these. */
                product_id?: components["schemas"]["Uuid"][];
                /** @description Supplies in which an approved report found any of these. */
                defect?: components["schemas"]["DefectKind"][];
                /** @description Ready in this week or later. */
                week_from?: components["schemas"]["IsoWeek"];
                /** @description Ready in this week or earlier. Before `week_from` it is refused, with `week_order`. */
                week_to?: components["schemas"]["IsoWeek"];
                /** @description Only ordered supplies that are not ready although their week has passed. */
                late?: "only";
                /** @description Only supplies with unallocated wood (`free_m3` above zero). */
                free?: "only";
                /** @description Statuses sort by progress. Rows without a value come last in both directions. */
                sort?: "number" | "-number" | "sawmill" | "-sawmill" | "status" | "-status" | "ready_week" | "-ready_week" | "late_days" | "-late_days" | "volume_m3" | "-volume_m3" | "free_m3" | "-free_m3" | "amount_eur" | "-amount_eur" | "updated_at" | "-updated_at";
                cursor?: components["parameters"]["CursorParam"];
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of supplies. */
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
                    "application/json": components["schemas"]["SupplyList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    createSupply: {
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
                 *       "sawmill_id": "5f0c6c1e-6f0b-4a53-9d1c-0d7b0c8b7a02",
                 *       "purchase_manager_id": "5f0c6c1e-6f0b-4a53-9d1c-0d7b0c8b7a01",
                 *       "currency": "EUR",
                 *       "exchange_rate": null,
                 *       "payment_terms": {
                 *         "kind": "net_days",
                 *         "net_days": 14
                 *       },
                 *       "incoterms": {
                 *         "rule": "FCA",
                 *         "place": "Varėna"
                 *       },
                 *       "loading_place": "Pramonės g. 14, Varėna",
                 *       "ready_week": "2026-W49",
                 *       "deposit": null,
                 *       "inspection_required": true,
                 *       "certificate_claim": "fsc_mix_credit",
                 *       "due_diligence_reference": null,
                 *       "verification_number": null,
                 *       "harvest_countries": [
                 *         "LT"
                 *       ],
                 *       "tolerance_percent": 10,
                 *       "notes": null,
                 *       "lines": [
                 *         {
                 *           "id": "1c0de7c2-20b5-4d1c-8c5f-0a8e3c9c6b12",
                 *           "product_id": "3d1c2f58-8a6b-4b0e-8f0e-51f5c4f3a1d2",
                 *           "specification": null,
                 *           "quantity": "40.000",
                 *           "unit": "m3",
                 *           "price": "248.00",
                 *           "price_unit": "m3",
                 *           "certification": "fsc_mix_credit",
                 *           "confirmed_quantity": null,
                 *           "ready_quantity": null
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SupplyWrite"];
            };
        };
        responses: {
            /** @description The updated supply. */
            201: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Supply"];
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
    sumSupplies: {
        parameters: {
            query?: {
                /**
                 * @description Words that must all occur, in any order and without regard to capitals and accents: in the number, the names of the sawmill and the
                 *     purchase manager, the loading place, the named place, the due-diligence reference, or the names and grades of what is bought. Woods and
                 *     sizes are found as in the list of deals.
                 */
                q?: components["schemas"]["SearchText"];
                /** @description These and no others. */
                id?: components["schemas"]["Uuid"][];
                status?: components["schemas"]["SupplyStatus"][];
                sawmill_id?: components["schemas"]["Uuid"][];
                purchase_manager_id?: components["schemas"]["Uuid"][];
                /** @description The sawmill's country. */
                country?: components["schemas"]["Country"][];
                /** @description Supplies with a line of any of these. */
                wood?: components["schemas"]["Wood"][];
                /** @description Supplies with a line of any of these. */
                product_id?: components["schemas"]["Uuid"][];
                /** @description Supplies in which an approved report found any of these. */
                defect?: components["schemas"]["DefectKind"][];
                /** @description Ready in this week or later. */
                week_from?: components["schemas"]["IsoWeek"];
                /** @description Ready in this week or earlier. Before `week_from` it is refused, with `week_order`. */
                week_to?: components["schemas"]["IsoWeek"];
                /** @description Only ordered supplies that are not ready although their week has passed. */
                late?: "only";
                /** @description Only supplies with unallocated wood (`free_m3` above zero). */
                free?: "only";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sums. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 118,
                     *       "volume_m3": "4210.335",
                     *       "free_m3": "312.500",
                     *       "amount_eur": "1034120.00",
                     *       "without_rate": 2
                     *     }
                     */
                    "application/json": components["schemas"]["SupplyTotals"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    previewSupply: {
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
                 *       "id": null,
                 *       "supply": {
                 *         "sawmill_id": "5f0c6c1e-6f0b-4a53-9d1c-0d7b0c8b7a02",
                 *         "purchase_manager_id": "5f0c6c1e-6f0b-4a53-9d1c-0d7b0c8b7a01",
                 *         "currency": "EUR",
                 *         "exchange_rate": null,
                 *         "payment_terms": {
                 *           "kind": "net_days",
                 *           "net_days": 14
                 *         },
                 *         "incoterms": {
                 *           "rule": "FCA",
                 *           "place": "Varėna"
                 *         },
                 *         "loading_place": "Pramonės g. 14, Varėna",
                 *         "ready_week": "2026-W49",
                 *         "deposit": null,
                 *         "inspection_required": true,
                 *         "certificate_claim": "fsc_mix_credit",
                 *         "due_diligence_reference": null,
                 *         "verification_number": null,
                 *         "harvest_countries": [
                 *           "LT"
                 *         ],
                 *         "tolerance_percent": 10,
                 *         "notes": null,
                 *         "lines": [
                 *           {
                 *             "id": "1c0de7c2-20b5-4d1c-8c5f-0a8e3c9c6b12",
                 *             "product_id": "3d1c2f58-8a6b-4b0e-8f0e-51f5c4f3a1d2",
                 *             "specification": null,
                 *             "quantity": "40.000",
                 *             "unit": "m3",
                 *             "price": "248.00",
                 *             "price_unit": "m3",
                 *             "certification": "fsc_mix_credit",
                 *             "confirmed_quantity": null,
                 *             "ready_quantity": null
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["SupplyPreviewRequest"];
            };
        };
        responses: {
            /** @description Figures and steps. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplyPreview"];
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
    getSupply: {
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
            /** @description The updated supply. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Supply"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    updateSupply: {
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
                 *       "sawmill_id": "5f0c6c1e-6f0b-4a53-9d1c-0d7b0c8b7a02",
                 *       "purchase_manager_id": "5f0c6c1e-6f0b-4a53-9d1c-0d7b0c8b7a01",
                 *       "currency": "EUR",
                 *       "exchange_rate": null,
                 *       "payment_terms": {
                 *         "kind": "net_days",
                 *         "net_days": 14
                 *       },
                 *       "incoterms": {
                 *         "rule": "FCA",
                 *         "place": "Varėna"
                 *       },
                 *       "loading_place": "Pramonės g. 14, Varėna",
                 *       "ready_week": "2026-W49",
                 *       "deposit": null,
                 *       "inspection_required": true,
                 *       "certificate_claim": "fsc_mix_credit",
                 *       "due_diligence_reference": null,
                 *       "verification_number": null,
                 *       "harvest_countries": [
                 *         "LT"
                 *       ],
                 *       "tolerance_percent": 10,
                 *       "notes": null,
                 *       "lines": [
                 *         {
                 *           "id": "1c0de7c2-20b5-4d1c-8c5f-0a8e3c9c6b12",
                 *           "product_id": "3d1c2f58-8a6b-4b0e-8f0e-51f5c4f3a1d2",
                 *           "specification": null,
                 *           "quantity": "40.000",
                 *           "unit": "m3",
                 *           "price": "248.00",
                 *           "price_unit": "m3",
                 *           "certification": "fsc_mix_credit",
                 *           "confirmed_quantity": null,
                 *           "ready_quantity": null
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SupplyWrite"];
            };
        };
        responses: {
            /** @description The updated supply. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Supply"];
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
    transitionSupply: {
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
                 *       "to": "ordered"
                 *     }
                 */
                "application/json": components["schemas"]["SupplyTransitionRequest"];
            };
        };
        responses: {
            /** @description The updated supply. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Supply"];
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
    getSupplyCover: {
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
            /** @description Each line of the supply with its allocations to deals. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplyCover"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listOpenDealLines: {
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
            /** @description The wood that could be allocated. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [],
                     *       "more_line_ids": []
                     *     }
                     */
                    "application/json": components["schemas"]["OpenDealLineList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    getDealCover: {
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
            /** @description Each line of the deal with the supplies that it is bought from. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealCover"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listFreeWood: {
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
            /** @description The wood that could be allocated. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [],
                     *       "has_more": false
                     *     }
                     */
                    "application/json": components["schemas"]["FreeWoodList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    getPurchasePlan: {
        parameters: {
            query?: {
                /** @description Maximum number of mills. */
                mills?: number;
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The possible purchases. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PurchasePlan"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    buyForDeal: {
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
                 *       "allocations": [
                 *         {
                 *           "supply_line_id": "1c0de7c2-20b5-4d1c-8c5f-0a8e3c9c6b12",
                 *           "deal_line_id": "1c0de7c2-20b5-4d1c-8c5f-0a8e3c9c6b11",
                 *           "quantity": "12.5",
                 *           "unit": "m3",
                 *           "was_m3": "0.000"
                 *         }
                 *       ],
                 *       "supplies": [
                 *         {
                 *           "sawmill_id": "5f0c6c1e-6f0b-4a53-9d1c-0d7b0c8b7a02",
                 *           "lines": [
                 *             {
                 *               "deal_line_id": "1c0de7c2-20b5-4d1c-8c5f-0a8e3c9c6b11",
                 *               "quantity": "6",
                 *               "unit": "pack"
                 *             }
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["PurchaseWrite"];
            };
        };
        responses: {
            /** @description The drafts, and the allocated wood. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Purchase"];
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
    undoPurchase: {
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
                 *       "supplies": [
                 *         {
                 *           "id": "0f0c6c1e-6f0b-4a53-9d1c-0d7b0c8b7a09",
                 *           "version": 1
                 *         }
                 *       ],
                 *       "allocations": [],
                 *       "reason": "Taken back"
                 *     }
                 */
                "application/json": components["schemas"]["PurchaseUndo"];
            };
        };
        responses: {
            /** @description It is taken back. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
    setAllocations: {
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
                 *       "allocations": [
                 *         {
                 *           "supply_line_id": "1c0de7c2-20b5-4d1c-8c5f-0a8e3c9c6b12",
                 *           "deal_line_id": "1c0de7c2-20b5-4d1c-8c5f-0a8e3c9c6b11",
                 *           "quantity": "12.5",
                 *           "unit": "m3"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["AllocationsWrite"];
            };
        };
        responses: {
            /** @description The resulting allocations, in the order of the request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "supply_line_id": "1c0de7c2-20b5-4d1c-8c5f-0a8e3c9c6b12",
                     *           "deal_line_id": "1c0de7c2-20b5-4d1c-8c5f-0a8e3c9c6b11",
                     *           "m3": "12.500",
                     *           "packs": null,
                     *           "was_m3": "0.000",
                     *           "was_packs": null,
                     *           "warnings": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AllocationList"];
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
    listCargos: {
        parameters: {
            query?: {
                /**
                 * @description Words that must all occur, in any order and without regard to capitals and accents: in the number, the numbers of the container, the seal,
                 *     the booking and the bill of lading, the plates, carrier, forwarder, vessel, the ports, or the names of clients and sawmills and the numbers
                 *     of the deals and supplies that it carries wood of.
                 */
                q?: components["schemas"]["SearchText"];
                status?: components["schemas"]["CargoStatus"][];
                kind?: components["schemas"]["CargoKind"][];
                /** @description With wood for any of these. */
                client_id?: components["schemas"]["Uuid"][];
                /** @description With wood from any of these. */
                sawmill_id?: components["schemas"]["Uuid"][];
                /** @description Exact names of carriers. */
                carrier?: string[];
                /** @description The port of loading or discharge. */
                port?: components["schemas"]["UnLocode"][];
                port_of_loading?: components["schemas"]["UnLocode"][];
                port_of_discharge?: components["schemas"]["UnLocode"][];
                /** @description With wood for a client there. */
                country?: components["schemas"]["Country"][];
                /** @description With any of these. */
                wood?: components["schemas"]["Wood"][];
                /** @description Filled to so many per cent or more. */
                fill_from?: string;
                /** @description Filled to less. */
                fill_to?: string;
                /** @description Only cargo with an ETD in this week or later. */
                etd_from?: components["schemas"]["IsoWeek"];
                /** @description That are to leave in this week or earlier. Before `etd_from` it is refused, with `week_order`. */
                etd_to?: components["schemas"]["IsoWeek"];
                /** @description Only cargo with an ETA in this week or later. */
                eta_from?: components["schemas"]["IsoWeek"];
                /** @description That are to arrive in this week or earlier. Before `eta_from` it is refused, with `week_order`. */
                eta_to?: components["schemas"]["IsoWeek"];
                /** @description Only cargo with missing documents (`missing_documents` above zero). */
                documents?: "missing";
                /** @description Only cargo that has not departed and must be at the terminal in this week. */
                cut_off?: "this_week";
                /** @description Statuses sort by progress. Rows without a value come last in both directions. */
                sort?: "number" | "-number" | "status" | "-status" | "carrier" | "-carrier" | "cut_off" | "-cut_off" | "etd" | "-etd" | "eta" | "-eta" | "m3" | "-m3" | "gross_kg" | "-gross_kg" | "fill_percent" | "-fill_percent" | "freight_eur" | "-freight_eur" | "updated_at" | "-updated_at";
                cursor?: components["parameters"]["CursorParam"];
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of cargo. */
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
                    "application/json": components["schemas"]["CargoList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    createCargo: {
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
                 *       "kind": "container",
                 *       "container_type": "40HC",
                 *       "container_number": "CSQU3054383",
                 *       "seal_number": null,
                 *       "tare_kg": 3940,
                 *       "max_gross_kg": 30480,
                 *       "truck_plate": null,
                 *       "trailer_plate": null,
                 *       "driver": null,
                 *       "carrier": "Hapag-Lloyd",
                 *       "forwarder": null,
                 *       "booking_number": "41280377",
                 *       "bill_of_lading": null,
                 *       "vessel": "Navi Baltic",
                 *       "voyage": "647W",
                 *       "port_of_loading": "LTKLJ",
                 *       "port_of_discharge": "MACAS",
                 *       "cut_off": "2026-11-30",
                 *       "etd": "2026-12-02",
                 *       "eta": "2026-12-16",
                 *       "atd": null,
                 *       "ata": null,
                 *       "vgm_kg": null,
                 *       "vgm_method": null,
                 *       "vgm_date": null,
                 *       "currency": "USD",
                 *       "exchange_rate": "1.0842",
                 *       "freight": "1850.00",
                 *       "actual_freight": null,
                 *       "free_days": 7,
                 *       "documents": [],
                 *       "stowage": [],
                 *       "notes": null,
                 *       "lines": [
                 *         {
                 *           "id": "1c0de7c2-20b5-4d1c-8c5f-0a8e3c9c6b21",
                 *           "supply_line_id": "1c0de7c2-20b5-4d1c-8c5f-0a8e3c9c6b12",
                 *           "deal_line_id": "1c0de7c2-20b5-4d1c-8c5f-0a8e3c9c6b11",
                 *           "quantity": "8",
                 *           "unit": "pack",
                 *           "lot_ids": [],
                 *           "net_kg": null,
                 *           "gross_kg": null,
                 *           "drop": 1
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CargoWrite"];
            };
        };
        responses: {
            /** @description The cargo. */
            201: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cargo"];
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
    previewCargo: {
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
                 *       "id": null,
                 *       "cargo": {
                 *         "kind": "container",
                 *         "container_type": "40HC",
                 *         "container_number": "CSQU3054383",
                 *         "seal_number": null,
                 *         "tare_kg": 3940,
                 *         "max_gross_kg": 30480,
                 *         "truck_plate": null,
                 *         "trailer_plate": null,
                 *         "driver": null,
                 *         "carrier": "Hapag-Lloyd",
                 *         "forwarder": null,
                 *         "booking_number": "41280377",
                 *         "bill_of_lading": null,
                 *         "vessel": "Navi Baltic",
                 *         "voyage": "647W",
                 *         "port_of_loading": "LTKLJ",
                 *         "port_of_discharge": "MACAS",
                 *         "cut_off": "2026-11-30",
                 *         "etd": "2026-12-02",
                 *         "eta": "2026-12-16",
                 *         "atd": null,
                 *         "ata": null,
                 *         "vgm_kg": null,
                 *         "vgm_method": null,
                 *         "vgm_date": null,
                 *         "currency": "USD",
                 *         "exchange_rate": "1.0842",
                 *         "freight": "1850.00",
                 *         "actual_freight": null,
                 *         "free_days": 7,
                 *         "documents": [],
                 *         "stowage": [],
                 *         "notes": null,
                 *         "lines": [
                 *           {
                 *             "id": "1c0de7c2-20b5-4d1c-8c5f-0a8e3c9c6b21",
                 *             "supply_line_id": "1c0de7c2-20b5-4d1c-8c5f-0a8e3c9c6b12",
                 *             "deal_line_id": "1c0de7c2-20b5-4d1c-8c5f-0a8e3c9c6b11",
                 *             "quantity": "8",
                 *             "unit": "pack",
                 *             "lot_ids": [],
                 *             "net_kg": null,
                 *             "gross_kg": null,
                 *             "drop": 1
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CargoPreviewRequest"];
            };
        };
        responses: {
            /** @description Figures and steps. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CargoPreview"];
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
    listCargoChoices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Each once, in order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "carriers": [
                     *         "Hapag-Lloyd"
                     *       ],
                     *       "forwarders": [],
                     *       "ports": [
                     *         "LTKLJ",
                     *         "MACAS"
                     *       ],
                     *       "clients": []
                     *     }
                     */
                    "application/json": components["schemas"]["CargoChoices"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    listLoadable: {
        parameters: {
            query?: {
                /** @description A saved cargo, whose own loads count as if they were in none. */
                cargo_id?: components["schemas"]["Uuid"];
                /** @description Words in the numbers of deal and supply and the names of client, sawmill and product. */
                q?: components["schemas"]["SearchText"];
                /** @description For these deals alone. */
                deal_id?: components["schemas"]["Uuid"][];
                /** @description From these sawmills alone. */
                sawmill_id?: components["schemas"]["Uuid"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The wood that can be loaded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [],
                     *       "has_more": false
                     *     }
                     */
                    "application/json": components["schemas"]["LoadableList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    getCargo: {
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
            /** @description The cargo. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cargo"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    updateCargo: {
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
                 *       "kind": "container",
                 *       "container_type": "40HC",
                 *       "container_number": "CSQU3054383",
                 *       "seal_number": null,
                 *       "tare_kg": 3940,
                 *       "max_gross_kg": 30480,
                 *       "truck_plate": null,
                 *       "trailer_plate": null,
                 *       "driver": null,
                 *       "carrier": "Hapag-Lloyd",
                 *       "forwarder": null,
                 *       "booking_number": "41280377",
                 *       "bill_of_lading": null,
                 *       "vessel": "Navi Baltic",
                 *       "voyage": "647W",
                 *       "port_of_loading": "LTKLJ",
                 *       "port_of_discharge": "MACAS",
                 *       "cut_off": "2026-11-30",
                 *       "etd": "2026-12-02",
                 *       "eta": "2026-12-16",
                 *       "atd": null,
                 *       "ata": null,
                 *       "vgm_kg": null,
                 *       "vgm_method": null,
                 *       "vgm_date": null,
                 *       "currency": "USD",
                 *       "exchange_rate": "1.0842",
                 *       "freight": "1850.00",
                 *       "actual_freight": null,
                 *       "free_days": 7,
                 *       "documents": [],
                 *       "stowage": [],
                 *       "notes": null,
                 *       "lines": [
                 *         {
                 *           "id": "1c0de7c2-20b5-4d1c-8c5f-0a8e3c9c6b21",
                 *           "supply_line_id": "1c0de7c2-20b5-4d1c-8c5f-0a8e3c9c6b12",
                 *           "deal_line_id": "1c0de7c2-20b5-4d1c-8c5f-0a8e3c9c6b11",
                 *           "quantity": "8",
                 *           "unit": "pack",
                 *           "lot_ids": [],
                 *           "net_kg": null,
                 *           "gross_kg": null,
                 *           "drop": 1
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CargoWrite"];
            };
        };
        responses: {
            /** @description The updated cargo. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cargo"];
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
    transitionCargo: {
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
                 *       "to": "booked"
                 *     }
                 */
                "application/json": components["schemas"]["CargoTransitionRequest"];
            };
        };
        responses: {
            /** @description The cargo in its new status. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cargo"];
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
    listSupplyReports: {
        parameters: {
            query?: {
                status?: components["schemas"]["ReportStatus"][];
                supply_id?: components["schemas"]["Uuid"];
                inspector_id?: components["schemas"]["Uuid"];
                /** @description Only reports that the user can approve or return. */
                approval?: "mine";
                sort?: "number" | "-number" | "updated_at" | "-updated_at";
                cursor?: components["parameters"]["CursorParam"];
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of reports. */
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
                    "application/json": components["schemas"]["SupplyReportList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    createSupplyReport: {
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
                 *       "supply_id": "5f0c6c1e-6f0b-4a53-9d1c-0d7b0c8b7a03",
                 *       "inspected_on": "2026-11-20",
                 *       "place": "Pramonės g. 14, Varėna",
                 *       "coordinates": null,
                 *       "lines": [
                 *         {
                 *           "id": "1c0de7c2-20b5-4d1c-8c5f-0a8e3c9c6b12",
                 *           "lot_pcs": 1280,
                 *           "sampled_packs": 4,
                 *           "readings": [
                 *             {
                 *               "id": "1c0de7c2-20b5-4d1c-8c5f-0a8e3c9c6c01",
                 *               "thickness_mm": "46.8",
                 *               "width_mm": "99.5",
                 *               "length_mm": "4802",
                 *               "moisture_percent": "17.5",
                 *               "defects": [
                 *                 "wane"
                 *               ]
                 *             }
                 *           ],
                 *           "grade_found": "SF",
                 *           "rejected_pcs": 0
                 *         }
                 *       ],
                 *       "checks": {
                 *         "pack_marks": {
                 *           "state": "ok",
                 *           "remark": null
                 *         },
                 *         "strapping": {
                 *           "state": "defect",
                 *           "remark": "Two straps are loose."
                 *         },
                 *         "wrapping": {
                 *           "state": "not_applicable",
                 *           "remark": null
                 *         }
                 *       },
                 *       "photos": [],
                 *       "verdict": null,
                 *       "remarks": null
                 *     }
                 */
                "application/json": components["schemas"]["SupplyReportCreate"];
            };
        };
        responses: {
            /** @description The draft. */
            201: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplyReport"];
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
    getSupplyReport: {
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
            /** @description The report. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplyReport"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    updateSupplyReport: {
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
                 *       "supply_id": "5f0c6c1e-6f0b-4a53-9d1c-0d7b0c8b7a03",
                 *       "inspected_on": "2026-11-20",
                 *       "place": "Pramonės g. 14, Varėna",
                 *       "coordinates": null,
                 *       "lines": [
                 *         {
                 *           "id": "1c0de7c2-20b5-4d1c-8c5f-0a8e3c9c6b12",
                 *           "lot_pcs": 1280,
                 *           "sampled_packs": 4,
                 *           "readings": [
                 *             {
                 *               "id": "1c0de7c2-20b5-4d1c-8c5f-0a8e3c9c6c01",
                 *               "thickness_mm": "46.8",
                 *               "width_mm": "99.5",
                 *               "length_mm": "4802",
                 *               "moisture_percent": "17.5",
                 *               "defects": [
                 *                 "wane"
                 *               ]
                 *             }
                 *           ],
                 *           "grade_found": "SF",
                 *           "rejected_pcs": 0
                 *         }
                 *       ],
                 *       "checks": {
                 *         "pack_marks": {
                 *           "state": "ok",
                 *           "remark": null
                 *         },
                 *         "strapping": {
                 *           "state": "defect",
                 *           "remark": "Two straps are loose."
                 *         },
                 *         "wrapping": {
                 *           "state": "not_applicable",
                 *           "remark": null
                 *         }
                 *       },
                 *       "photos": [],
                 *       "verdict": null,
                 *       "remarks": null
                 *     }
                 */
                "application/json": components["schemas"]["SupplyReportWrite"];
            };
        };
        responses: {
            /** @description The updated report. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplyReport"];
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
    transitionSupplyReport: {
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
                 *       "to": "submitted"
                 *     }
                 */
                "application/json": components["schemas"]["ReportTransitionRequest"];
            };
        };
        responses: {
            /** @description The report in its new status. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplyReport"];
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
    correctSupplyReport: {
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
        requestBody?: never;
        responses: {
            /** @description The correction. */
            201: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplyReport"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotAllowedNow"];
        };
    };
    listInspectableSupplies: {
        parameters: {
            query?: {
                /** @description Words as in the list of supplies. */
                q?: components["schemas"]["SearchText"];
                id?: components["schemas"]["Uuid"];
                cursor?: components["parameters"]["CursorParam"];
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of supplies. */
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
                    "application/json": components["schemas"]["InspectableSupplyList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    listCargoReports: {
        parameters: {
            query?: {
                status?: components["schemas"]["ReportStatus"][];
                cargo_id?: components["schemas"]["Uuid"];
                inspector_id?: components["schemas"]["Uuid"];
                /** @description Only reports that the user can approve or return. */
                approval?: "mine";
                sort?: "number" | "-number" | "updated_at" | "-updated_at";
                cursor?: components["parameters"]["CursorParam"];
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of reports. */
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
                    "application/json": components["schemas"]["CargoReportList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    createCargoReport: {
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
                 *       "cargo_id": "5f0c6c1e-6f0b-4a53-9d1c-0d7b0c8b7b01",
                 *       "started_at": "2026-11-20T07:30:00.000Z",
                 *       "ended_at": null,
                 *       "place": "Pramonės g. 14, Varėna",
                 *       "coordinates": null,
                 *       "weather": "dry",
                 *       "checks": {
                 *         "light_test": {
                 *           "state": "ok",
                 *           "remark": null
                 *         },
                 *         "roof": {
                 *           "state": "ok",
                 *           "remark": null
                 *         },
                 *         "walls": {
                 *           "state": "defect",
                 *           "remark": "A dent of 30 mm on the left."
                 *         },
                 *         "floor": {
                 *           "state": "ok",
                 *           "remark": null
                 *         },
                 *         "door_gaskets": {
                 *           "state": "ok",
                 *           "remark": null
                 *         },
                 *         "door_hardware": {
                 *           "state": "ok",
                 *           "remark": null
                 *         },
                 *         "odour": {
                 *           "state": "ok",
                 *           "remark": null
                 *         },
                 *         "dry": {
                 *           "state": "ok",
                 *           "remark": null
                 *         },
                 *         "clean": {
                 *           "state": "ok",
                 *           "remark": null
                 *         },
                 *         "pests": {
                 *           "state": "ok",
                 *           "remark": null
                 *         },
                 *         "csc_plate": {
                 *           "state": "ok",
                 *           "remark": null
                 *         },
                 *         "markings": {
                 *           "state": "not_applicable",
                 *           "remark": null
                 *         }
                 *       },
                 *       "lines": [
                 *         {
                 *           "id": "1c0de7c2-20b5-4d1c-8c5f-0a8e3c9c6b21",
                 *           "counted_packs": 12,
                 *           "counted_pcs": null
                 *         }
                 *       ],
                 *       "moisture_readings": [
                 *         {
                 *           "id": "1c0de7c2-20b5-4d1c-8c5f-0a8e3c9c6c31",
                 *           "moisture_percent": "17.5"
                 *         }
                 *       ],
                 *       "dunnage": "timber",
                 *       "lining": "none",
                 *       "bracing": "straps",
                 *       "seal_number": "ML-LT 0042117",
                 *       "seal_again": "ML-LT 0042117",
                 *       "photos": [],
                 *       "verdict": "remarks",
                 *       "remarks": "The dent lets no light through."
                 *     }
                 */
                "application/json": components["schemas"]["CargoReportCreate"];
            };
        };
        responses: {
            /** @description The draft. */
            201: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CargoReport"];
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
    getCargoReport: {
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
            /** @description The report. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CargoReport"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    updateCargoReport: {
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
                 *       "cargo_id": "5f0c6c1e-6f0b-4a53-9d1c-0d7b0c8b7b01",
                 *       "started_at": "2026-11-20T07:30:00.000Z",
                 *       "ended_at": null,
                 *       "place": "Pramonės g. 14, Varėna",
                 *       "coordinates": null,
                 *       "weather": "dry",
                 *       "checks": {
                 *         "light_test": {
                 *           "state": "ok",
                 *           "remark": null
                 *         },
                 *         "roof": {
                 *           "state": "ok",
                 *           "remark": null
                 *         },
                 *         "walls": {
                 *           "state": "defect",
                 *           "remark": "A dent of 30 mm on the left."
                 *         },
                 *         "floor": {
                 *           "state": "ok",
                 *           "remark": null
                 *         },
                 *         "door_gaskets": {
                 *           "state": "ok",
                 *           "remark": null
                 *         },
                 *         "door_hardware": {
                 *           "state": "ok",
                 *           "remark": null
                 *         },
                 *         "odour": {
                 *           "state": "ok",
                 *           "remark": null
                 *         },
                 *         "dry": {
                 *           "state": "ok",
                 *           "remark": null
                 *         },
                 *         "clean": {
                 *           "state": "ok",
                 *           "remark": null
                 *         },
                 *         "pests": {
                 *           "state": "ok",
                 *           "remark": null
                 *         },
                 *         "csc_plate": {
                 *           "state": "ok",
                 *           "remark": null
                 *         },
                 *         "markings": {
                 *           "state": "not_applicable",
                 *           "remark": null
                 *         }
                 *       },
                 *       "lines": [
                 *         {
                 *           "id": "1c0de7c2-20b5-4d1c-8c5f-0a8e3c9c6b21",
                 *           "counted_packs": 12,
                 *           "counted_pcs": null
                 *         }
                 *       ],
                 *       "moisture_readings": [
                 *         {
                 *           "id": "1c0de7c2-20b5-4d1c-8c5f-0a8e3c9c6c31",
                 *           "moisture_percent": "17.5"
                 *         }
                 *       ],
                 *       "dunnage": "timber",
                 *       "lining": "none",
                 *       "bracing": "straps",
                 *       "seal_number": "ML-LT 0042117",
                 *       "seal_again": "ML-LT 0042117",
                 *       "photos": [],
                 *       "verdict": "remarks",
                 *       "remarks": "The dent lets no light through."
                 *     }
                 */
                "application/json": components["schemas"]["CargoReportWrite"];
            };
        };
        responses: {
            /** @description The updated report. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CargoReport"];
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
    transitionCargoReport: {
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
                 *       "to": "submitted"
                 *     }
                 */
                "application/json": components["schemas"]["ReportTransitionRequest"];
            };
        };
        responses: {
            /** @description The report in its new status. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CargoReport"];
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
    correctCargoReport: {
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
        requestBody?: never;
        responses: {
            /** @description The correction. */
            201: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CargoReport"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotAllowedNow"];
        };
    };
    listInspectableCargos: {
        parameters: {
            query?: {
                /** @description Words as in the list of cargo. */
                q?: components["schemas"]["SearchText"];
                id?: components["schemas"]["Uuid"];
                cursor?: components["parameters"]["CursorParam"];
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of containers. */
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
                    "application/json": components["schemas"]["InspectableCargoList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
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
                /** @description Default: active products. */
                status?: components["schemas"]["ProductStatus"][];
                profile?: components["schemas"]["Profile"][];
                treatment?: components["schemas"]["Treatment"][];
                packaging?: components["schemas"]["Packaging"][];
                certification?: components["schemas"]["Certification"][];
                quality?: string[];
                product_group?: string[];
                thickness_mm?: string[];
                width_mm?: string[];
                length_mm?: string[];
                diameter_mm?: string[];
                sort?: "name" | "-name" | "updated_at" | "-updated_at";
                cursor?: components["parameters"]["CursorParam"];
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of products. */
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
    createProduct: {
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
                 *       "name": "Spruce KD SF 47x100x4800",
                 *       "status": "active",
                 *       "wood": "PCAB",
                 *       "profile": "sawn",
                 *       "quality": "SF",
                 *       "treatment": "kiln_dried",
                 *       "treatment_color": null,
                 *       "color": null,
                 *       "thickness_mm": 47,
                 *       "width_mm": 100,
                 *       "length_mm": 4800,
                 *       "diameter_mm": null,
                 *       "taper_mm_per_m": null,
                 *       "humidity_percent": 18,
                 *       "packaging": "foil",
                 *       "pcs_per_pack": 110,
                 *       "m3_per_pack": null,
                 *       "pack_width_mm": null,
                 *       "pack_height_mm": null,
                 *       "group": "Sawn timber",
                 *       "category": "softwood_boards",
                 *       "certification": "pefc_certified",
                 *       "hs_code": "4407.12",
                 *       "density_kg_m3": 470
                 *     }
                 */
                "application/json": components["schemas"]["ProductWrite"];
            };
        };
        responses: {
            /** @description The product. */
            201: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductRecord"];
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
    previewProductChanges: {
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
                 *       "filter": {
                 *         "wood": [
                 *           "PCAB"
                 *         ]
                 *       },
                 *       "set": {
                 *         "hs_code": "4407.12"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ProductChangesPreviewWrite"];
            };
        };
        responses: {
            /** @description The number of products that would change, and those that would not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total": 24,
                     *       "changed": 20,
                     *       "same": 4,
                     *       "refused": 0,
                     *       "refusals": [],
                     *       "stamp": "24-31-2026-11-20T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ProductChangesPreview"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    changeProducts: {
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
                 *       "filter": {
                 *         "wood": [
                 *           "PCAB"
                 *         ]
                 *       },
                 *       "set": {
                 *         "hs_code": "4407.12"
                 *       },
                 *       "stamp": "24-31-2026-11-20T09:30:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["ProductChangesWrite"];
            };
        };
        responses: {
            /** @description The result of the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "changed": 20,
                     *       "same": 4,
                     *       "refused": 0
                     *     }
                     */
                    "application/json": components["schemas"]["ProductChangesResult"];
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
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductRecord"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    updateProduct: {
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
                 *       "name": "Spruce KD SF 47x100x4800",
                 *       "status": "active",
                 *       "wood": "PCAB",
                 *       "profile": "sawn",
                 *       "quality": "SF",
                 *       "treatment": "kiln_dried",
                 *       "treatment_color": null,
                 *       "color": null,
                 *       "thickness_mm": 47,
                 *       "width_mm": 100,
                 *       "length_mm": 4800,
                 *       "diameter_mm": null,
                 *       "taper_mm_per_m": null,
                 *       "humidity_percent": 18,
                 *       "packaging": "foil",
                 *       "pcs_per_pack": 110,
                 *       "m3_per_pack": null,
                 *       "pack_width_mm": null,
                 *       "pack_height_mm": null,
                 *       "group": "Sawn timber",
                 *       "category": "softwood_boards",
                 *       "certification": "pefc_certified",
                 *       "hs_code": "4407.12",
                 *       "density_kg_m3": 470
                 *     }
                 */
                "application/json": components["schemas"]["ProductWrite"];
            };
        };
        responses: {
            /** @description The product. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductRecord"];
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
    listPrices: {
        parameters: {
            query?: {
                /** @description As products are searched. */
                q?: components["schemas"]["SearchText"];
                /** @description Left out, it is the list stock. */
                list?: components["schemas"]["PriceListName"];
                scope?: components["schemas"]["PriceScope"][];
                state?: components["schemas"]["PriceState"][];
                product_id?: components["schemas"]["Uuid"][];
                company_id?: components["schemas"]["Uuid"][];
                country?: components["parameters"]["Countries"];
                sort?: "name" | "-name";
                cursor?: components["parameters"]["CursorParam"];
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of prices. */
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
                    "application/json": components["schemas"]["PriceEntryList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    createPrice: {
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
                 *       "product_id": "f5261a7b-1c5d-4dec-8e69-1b08291e0a83",
                 *       "list": "stock",
                 *       "country": "FR",
                 *       "company_id": null,
                 *       "price": "301.50",
                 *       "price_small": null,
                 *       "price_medium": null,
                 *       "price_large": "294.00",
                 *       "start_date": "2026-12-01",
                 *       "end_date": null,
                 *       "unit": "m3",
                 *       "sale_unit": "pack",
                 *       "hidden": false,
                 *       "is_on": true
                 *     }
                 */
                "application/json": components["schemas"]["PriceWrite"];
            };
        };
        responses: {
            /** @description Added. */
            201: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "4d4e5fc8-e826-4a58-a3ad-e8e7fbd92437",
                     *       "version": 1,
                     *       "product": {
                     *         "id": "f5261a7b-1c5d-4dec-8e69-1b08291e0a83",
                     *         "name": "Spruce KD SF 22x100x4000"
                     *       },
                     *       "list": "stock",
                     *       "scope": "country",
                     *       "country": "FR",
                     *       "company": null,
                     *       "state": "coming",
                     *       "may_edit": true,
                     *       "updated_at": "2026-11-20T09:30:00.000Z",
                     *       "updated_by": {
                     *         "id": "b86cf043-a5e7-48cb-8eb1-acd1021b4350",
                     *         "name": "Élise Moreau"
                     *       },
                     *       "price": "301.50",
                     *       "price_small": null,
                     *       "price_medium": null,
                     *       "price_large": "294.00",
                     *       "start_date": "2026-12-01",
                     *       "end_date": null,
                     *       "unit": "m3",
                     *       "sale_unit": "pack",
                     *       "hidden": false,
                     *       "is_on": true
                     *     }
                     */
                    "application/json": components["schemas"]["PriceEntry"];
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
    listPaidPrices: {
        parameters: {
            query?: {
                /** @description Left out by a client; for the others it is what everybody pays. */
                company_id?: components["schemas"]["Uuid"];
                /** @description Left out, it is the list stock. */
                list?: components["schemas"]["PriceListName"];
                /** @description Left out, it is today. */
                day?: string;
                product_id?: components["schemas"]["Uuid"][];
                category?: components["schemas"]["ProductCategory"][];
                q?: components["schemas"]["SearchText"];
                sort?: "name" | "-name";
                cursor?: components["parameters"]["CursorParam"];
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of products with their prices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "day": "2026-11-20",
                     *       "items": [],
                     *       "next_cursor": null,
                     *       "total": 0
                     *     }
                     */
                    "application/json": components["schemas"]["PaidPriceList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    listPriceChanges: {
        parameters: {
            query: {
                product_id: components["schemas"]["Uuid"];
                list: components["schemas"]["PriceListName"];
                /** @description Only changes of this price. */
                price_id?: components["schemas"]["Uuid"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The last hundred changes, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": []
                     *     }
                     */
                    "application/json": components["schemas"]["PriceChangeList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    listRateChanges: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The last hundred changes, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "4d4e5fc8-e826-4a58-a3ad-e8e7fbd92437",
                     *           "at": "2026-11-20T09:12:00.000Z",
                     *           "by": null,
                     *           "service": "planing",
                     *           "way": null,
                     *           "before": "38.00",
                     *           "after": "39.50"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RateChangeList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    listPriceImports: {
        parameters: {
            query?: {
                cursor?: components["parameters"]["CursorParam"];
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [],
                     *       "next_cursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["PriceImportList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    importPrices: {
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
                 *       "import_id": "4d4e5fc8-e826-4a58-a3ad-e8e7fbd92437",
                 *       "list": "stock",
                 *       "rows": [
                 *         {
                 *           "row": 2,
                 *           "product": "Spruce KD SF 22x100x4000",
                 *           "country": "FR",
                 *           "company": null,
                 *           "price": "301.50",
                 *           "price_small": null,
                 *           "price_medium": null,
                 *           "price_large": null,
                 *           "start_date": "2026-12-01",
                 *           "end_date": null,
                 *           "unit": "m3",
                 *           "sale_unit": "pack",
                 *           "hidden": false,
                 *           "is_on": true,
                 *           "version": 3,
                 *           "confirmed": false
                 *         }
                 *       ],
                 *       "is_last": true
                 *     }
                 */
                "application/json": components["schemas"]["PriceImportWrite"];
            };
        };
        responses: {
            /** @description The result of each row. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "rows": [
                     *         {
                     *           "row": 2,
                     *           "outcome": "new",
                     *           "product": "Spruce KD SF 22x100x4000",
                     *           "country": "FR",
                     *           "company": null,
                     *           "unit": "m3",
                     *           "before": "293.50",
                     *           "after": "301.50",
                     *           "percent": "2.73",
                     *           "ends": "2026-11-30",
                     *           "moved": null,
                     *           "alert": null,
                     *           "version": 3,
                     *           "refusal": null,
                     *           "other": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ImportedRows"];
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
    previewPriceImport: {
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
                 *       "list": "stock",
                 *       "rows": [
                 *         {
                 *           "row": 2,
                 *           "product": "Spruce KD SF 22x100x4000",
                 *           "country": "FR",
                 *           "company": null,
                 *           "price": "301.50",
                 *           "price_small": null,
                 *           "price_medium": null,
                 *           "price_large": null,
                 *           "start_date": "2026-12-01",
                 *           "end_date": null,
                 *           "unit": "m3",
                 *           "sale_unit": "pack",
                 *           "hidden": false,
                 *           "is_on": true,
                 *           "version": 3,
                 *           "confirmed": false
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["PriceImportRows"];
            };
        };
        responses: {
            /** @description The result of each row. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "rows": [
                     *         {
                     *           "row": 2,
                     *           "outcome": "new",
                     *           "product": "Spruce KD SF 22x100x4000",
                     *           "country": "FR",
                     *           "company": null,
                     *           "unit": "m3",
                     *           "before": "293.50",
                     *           "after": "301.50",
                     *           "percent": "2.73",
                     *           "ends": "2026-11-30",
                     *           "moved": null,
                     *           "alert": null,
                     *           "version": 3,
                     *           "refusal": null,
                     *           "other": null
                     *         }
                     *       ],
                     *       "effects": [
                     *         {
                     *           "company": {
                     *             "id": "4d4e5fc8-e826-4a58-a3ad-e8e7fbd92437",
                     *             "name": "Charpentes Lemoine"
                     *           },
                     *           "volume_m3": "42.300",
                     *           "amount": "338.40"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PriceImportPreview"];
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
    undoPriceImport: {
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
        requestBody?: never;
        responses: {
            /** @description The number of restored entries, and the entries that were not restored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "undone": 20,
                     *       "kept": [
                     *         {
                     *           "id": "4d4e5fc8-e826-4a58-a3ad-e8e7fbd92437",
                     *           "product": "Spruce KD SF 22x100x4000",
                     *           "country": "FR",
                     *           "company": null,
                     *           "start_date": "2026-12-01",
                     *           "why": "changed_since",
                     *           "by": null,
                     *           "at": "2026-11-20T09:30:00.000Z",
                     *           "other": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["UndoneImport"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotAllowedNow"];
        };
    };
    updatePrice: {
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
                 *       "price": "301.50",
                 *       "price_small": null,
                 *       "price_medium": null,
                 *       "price_large": "294.00",
                 *       "start_date": "2026-12-01",
                 *       "end_date": "2026-12-31",
                 *       "unit": "m3",
                 *       "sale_unit": "pack",
                 *       "hidden": false,
                 *       "is_on": false
                 *     }
                 */
                "application/json": components["schemas"]["PriceChange"];
            };
        };
        responses: {
            /** @description The updated price. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "4d4e5fc8-e826-4a58-a3ad-e8e7fbd92437",
                     *       "version": 1,
                     *       "product": {
                     *         "id": "f5261a7b-1c5d-4dec-8e69-1b08291e0a83",
                     *         "name": "Spruce KD SF 22x100x4000"
                     *       },
                     *       "list": "stock",
                     *       "scope": "country",
                     *       "country": "FR",
                     *       "company": null,
                     *       "state": "coming",
                     *       "may_edit": true,
                     *       "updated_at": "2026-11-20T09:30:00.000Z",
                     *       "updated_by": {
                     *         "id": "b86cf043-a5e7-48cb-8eb1-acd1021b4350",
                     *         "name": "Élise Moreau"
                     *       },
                     *       "price": "301.50",
                     *       "price_small": null,
                     *       "price_medium": null,
                     *       "price_large": "294.00",
                     *       "start_date": "2026-12-01",
                     *       "end_date": null,
                     *       "unit": "m3",
                     *       "sale_unit": "pack",
                     *       "hidden": false,
                     *       "is_on": true
                     *     }
                     */
                    "application/json": components["schemas"]["PriceEntry"];
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
    removePrice: {
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
            /** @description Removed. */
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
    removeCompanyPrices: {
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
        requestBody?: never;
        responses: {
            /** @description The number of removed prices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "removed": 14
                     *     }
                     */
                    "application/json": components["schemas"]["RemovedPrices"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotAllowedNow"];
        };
    };
    listServicePrices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every service that has a price. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "service": "planing",
                     *           "version": 1,
                     *           "price": "38.00",
                     *           "may_edit": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ServicePriceList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    updateServicePrice: {
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
                service: components["schemas"]["Service"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "price": "39.50"
                 *     }
                 */
                "application/json": components["schemas"]["ServicePriceWrite"];
            };
        };
        responses: {
            /** @description The updated service. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "service": "planing",
                     *       "version": 2,
                     *       "price": "39.50",
                     *       "may_edit": true
                     *     }
                     */
                    "application/json": components["schemas"]["ServicePrice"];
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
    listTariffs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All ways, by location, country and zip code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": []
                     *     }
                     */
                    "application/json": components["schemas"]["TariffList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    createTariff: {
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
                 *       "location": "LTKLJ",
                 *       "country": "FR",
                 *       "zip_prefix": "69",
                 *       "amount": "2590.00"
                 *     }
                 */
                "application/json": components["schemas"]["TariffWrite"];
            };
        };
        responses: {
            /** @description Added. */
            201: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "4d4e5fc8-e826-4a58-a3ad-e8e7fbd92437",
                     *       "version": 1,
                     *       "location": "LTKLJ",
                     *       "country": "FR",
                     *       "zip_prefix": "69",
                     *       "amount": "2590.00",
                     *       "may_edit": true
                     *     }
                     */
                    "application/json": components["schemas"]["Tariff"];
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
    updateTariff: {
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
                 *       "location": "LTKLJ",
                 *       "country": "FR",
                 *       "zip_prefix": "69",
                 *       "amount": "2590.00"
                 *     }
                 */
                "application/json": components["schemas"]["TariffWrite"];
            };
        };
        responses: {
            /** @description The updated tariff. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "4d4e5fc8-e826-4a58-a3ad-e8e7fbd92437",
                     *       "version": 1,
                     *       "location": "LTKLJ",
                     *       "country": "FR",
                     *       "zip_prefix": "69",
                     *       "amount": "2590.00",
                     *       "may_edit": true
                     *     }
                     */
                    "application/json": components["schemas"]["Tariff"];
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
    removeTariff: {
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
            /** @description Removed. */
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
    listStock: {
        parameters: {
            query?: {
                /** @description As products are searched. */
                q?: components["schemas"]["SearchText"];
                /** @description Hides products without stock. */
                empty?: "hide";
                /** @description Hides products without an open offer. */
                offers?: "only";
                location?: components["schemas"]["StockLocation"][];
                /** @description Packs of so many pieces. */
                pcs?: string[];
                /** @description Only packs with one of these statuses. Sold packs are not in stock. */
                status?: ("available" | "reserved" | "blocked")[];
                category?: components["schemas"]["ProductCategory"][];
                product_id?: components["schemas"]["Uuid"][];
                sort?: "name" | "-name";
                cursor?: components["parameters"]["CursorParam"];
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "f5261a7b-1c5d-4dec-8e69-1b08291e0a83.240.LTKLJ",
                     *           "product": {
                     *             "id": "f5261a7b-1c5d-4dec-8e69-1b08291e0a83",
                     *             "name": "Spruce KD SF 22x100x4000"
                     *           },
                     *           "location": "LTKLJ",
                     *           "pcs": 240,
                     *           "packs": {
                     *             "available": 5,
                     *             "reserved": 2,
                     *             "blocked": 0
                     *           },
                     *           "volume_m3": "14.784",
                     *           "reserved_by": [
                     *             {
                     *               "company": {
                     *                 "id": "4d4e5fc8-e826-4a58-a3ad-e8e7fbd92437",
                     *                 "name": "Charpentes Lemoine"
                     *               },
                     *               "until": "2026-11-21T09:30:00.000Z",
                     *               "order": null,
                     *               "packs": 2
                     *             }
                     *           ],
                     *           "offers": 1
                     *         }
                     *       ],
                     *       "next_cursor": null,
                     *       "total": 1
                     *     }
                     */
                    "application/json": components["schemas"]["StockRowList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    listReceivable: {
        parameters: {
            query?: {
                /** @description The supply's number, the sawmill, or the product, as products are searched. */
                q?: components["schemas"]["SearchText"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fifty newest of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [],
                     *       "has_more": false
                     *     }
                     */
                    "application/json": components["schemas"]["ReceivableLineList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    importStock: {
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
                 *       "reason": "Count of November",
                 *       "rows": [
                 *         {
                 *           "row": 2,
                 *           "barcode": "TD24000777",
                 *           "product": "Spruce KD SF 22x100x4000",
                 *           "pcs": 238,
                 *           "location": "LTKLJ",
                 *           "supply": "S-2026-0211",
                 *           "blocked": false,
                 *           "note": null,
                 *           "version": 3,
                 *           "confirmed": false
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["StockSheetWrite"];
            };
        };
        responses: {
            /** @description The result of each row. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "taken": true,
                     *       "sheet_id": "4d4e5fc8-e826-4a58-a3ad-e8e7fbd92437",
                     *       "rows": [
                     *         {
                     *           "row": 2,
                     *           "outcome": "changed",
                     *           "barcode": "TD24000777",
                     *           "product": "Spruce KD SF 22x100x4000",
                     *           "version": 3,
                     *           "before": {
                     *             "pcs": 240,
                     *             "location": "LTKLJ",
                     *             "is_blocked": false,
                     *             "note": null
                     *           },
                     *           "after": {
                     *             "pcs": 238,
                     *             "location": "LTKLJ",
                     *             "is_blocked": false,
                     *             "note": null
                     *           },
                     *           "alert": null,
                     *           "refusal": null,
                     *           "reserved_by": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["JudgedStockSheet"];
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
    previewStockSheet: {
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
                 *       "rows": [
                 *         {
                 *           "row": 2,
                 *           "barcode": "TD24000777",
                 *           "product": "Spruce KD SF 22x100x4000",
                 *           "pcs": 238,
                 *           "location": "LTKLJ",
                 *           "supply": "S-2026-0211",
                 *           "blocked": false,
                 *           "note": null,
                 *           "version": null,
                 *           "confirmed": false
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["StockSheetRows"];
            };
        };
        responses: {
            /** @description The result of each row. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "taken": false,
                     *       "sheet_id": null,
                     *       "rows": [
                     *         {
                     *           "row": 2,
                     *           "outcome": "changed",
                     *           "barcode": "TD24000777",
                     *           "product": "Spruce KD SF 22x100x4000",
                     *           "version": 3,
                     *           "before": {
                     *             "pcs": 240,
                     *             "location": "LTKLJ",
                     *             "is_blocked": false,
                     *             "note": null
                     *           },
                     *           "after": {
                     *             "pcs": 238,
                     *             "location": "LTKLJ",
                     *             "is_blocked": false,
                     *             "note": null
                     *           },
                     *           "alert": null,
                     *           "refusal": null,
                     *           "reserved_by": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["JudgedStockSheet"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    listStockSheets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The last twenty, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "4d4e5fc8-e826-4a58-a3ad-e8e7fbd92437",
                     *           "reason": "Count of November",
                     *           "created_at": "2026-11-23T09:15:00.000Z",
                     *           "created_by": {
                     *             "id": "0b8f6a3e-52a5-4b1f-9d38-0c6f7f1f9a11",
                     *             "name": "Marie Laurent"
                     *           },
                     *           "packs": 20,
                     *           "left": 20,
                     *           "undone_at": null,
                     *           "undone_by": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["StockSheetList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    undoStockSheet: {
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
        requestBody?: never;
        responses: {
            /** @description The number of restored entries, and the entries that were not restored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "undone": 19,
                     *       "kept": [
                     *         {
                     *           "barcode": "TD24000777",
                     *           "product": "Spruce KD SF 22x100x4000",
                     *           "refusal": "changed_since",
                     *           "by": null,
                     *           "at": "2026-11-23T10:00:00.000Z",
                     *           "reserved_by": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["UndoneStockSheet"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotAllowedNow"];
        };
    };
    listLots: {
        parameters: {
            query?: {
                product_id?: components["schemas"]["Uuid"];
                location?: components["schemas"]["StockLocation"];
                pcs?: string;
                /** @description The first characters of the barcode. */
                barcode?: string;
                /** @description Default: all packs in the yard. */
                status?: components["schemas"]["LotStatus"][];
                sort?: "received_at" | "-received_at";
                cursor?: components["parameters"]["CursorParam"];
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of packs. */
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
                    "application/json": components["schemas"]["LotList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    receiveLots: {
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
                 *       "supply_line_id": "f5261a7b-1c5d-4dec-8e69-1b08291e0a83",
                 *       "location": "LTKLJ",
                 *       "packs": [
                 *         {
                 *           "barcode": null,
                 *           "pcs": 240
                 *         },
                 *         {
                 *           "barcode": "TD24000777",
                 *           "pcs": 200
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["LotsReceived"];
            };
        };
        responses: {
            /** @description The packs, in their order. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "4d4e5fc8-e826-4a58-a3ad-e8e7fbd92437",
                     *           "version": 1,
                     *           "product": {
                     *             "id": "f5261a7b-1c5d-4dec-8e69-1b08291e0a83",
                     *             "name": "Spruce KD SF 22x100x4000"
                     *           },
                     *           "specification": {
                     *             "wood": "PCAB",
                     *             "profile": "sawn",
                     *             "quality": "SF",
                     *             "treatment": "kiln_dried",
                     *             "treatment_color": null,
                     *             "color": null,
                     *             "thickness_mm": 22,
                     *             "width_mm": 100,
                     *             "length_mm": 4000,
                     *             "diameter_mm": null,
                     *             "taper_mm_per_m": null,
                     *             "humidity_percent": 18,
                     *             "packaging": "foil",
                     *             "pcs_per_pack": 240,
                     *             "m3_per_pack": null,
                     *             "group": "Sawn timber",
                     *             "category": "softwood_boards",
                     *             "certification": "pefc_certified",
                     *             "hs_code": "4407.12",
                     *             "density_kg_m3": 470
                     *           },
                     *           "barcode": "L-2026-0001",
                     *           "location": "LTKLJ",
                     *           "pcs": 240,
                     *           "volume_m3": "2.112",
                     *           "status": "available",
                     *           "note": null,
                     *           "received_at": "2026-11-20T09:30:00.000Z",
                     *           "supply": {
                     *             "id": "b86cf043-a5e7-48cb-8eb1-acd1021b4350",
                     *             "number": "S-2026-0012"
                     *           },
                     *           "reserved_by": null,
                     *           "offers": 0
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ReceivedLots"];
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
    changeLots: {
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
                 *       "lot_ids": [
                 *         "4d4e5fc8-e826-4a58-a3ad-e8e7fbd92437"
                 *       ],
                 *       "action": "move",
                 *       "location": "LVRIX",
                 *       "reason": "Sent to Riga"
                 *     }
                 */
                "application/json": components["schemas"]["LotsChange"];
            };
        };
        responses: {
            /** @description The packs as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "4d4e5fc8-e826-4a58-a3ad-e8e7fbd92437",
                     *           "version": 1,
                     *           "product": {
                     *             "id": "f5261a7b-1c5d-4dec-8e69-1b08291e0a83",
                     *             "name": "Spruce KD SF 22x100x4000"
                     *           },
                     *           "specification": {
                     *             "wood": "PCAB",
                     *             "profile": "sawn",
                     *             "quality": "SF",
                     *             "treatment": "kiln_dried",
                     *             "treatment_color": null,
                     *             "color": null,
                     *             "thickness_mm": 22,
                     *             "width_mm": 100,
                     *             "length_mm": 4000,
                     *             "diameter_mm": null,
                     *             "taper_mm_per_m": null,
                     *             "humidity_percent": 18,
                     *             "packaging": "foil",
                     *             "pcs_per_pack": 240,
                     *             "m3_per_pack": null,
                     *             "group": "Sawn timber",
                     *             "category": "softwood_boards",
                     *             "certification": "pefc_certified",
                     *             "hs_code": "4407.12",
                     *             "density_kg_m3": 470
                     *           },
                     *           "barcode": "L-2026-0001",
                     *           "location": "LTKLJ",
                     *           "pcs": 240,
                     *           "volume_m3": "2.112",
                     *           "status": "available",
                     *           "note": null,
                     *           "received_at": "2026-11-20T09:30:00.000Z",
                     *           "supply": {
                     *             "id": "b86cf043-a5e7-48cb-8eb1-acd1021b4350",
                     *             "number": "S-2026-0012"
                     *           },
                     *           "reserved_by": null,
                     *           "offers": 0
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ReceivedLots"];
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
    correctLot: {
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
                 *       "pcs": 238,
                 *       "reason": "Counted again"
                 *     }
                 */
                "application/json": components["schemas"]["LotCorrection"];
            };
        };
        responses: {
            /** @description The updated pack. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "4d4e5fc8-e826-4a58-a3ad-e8e7fbd92437",
                     *       "version": 1,
                     *       "product": {
                     *         "id": "f5261a7b-1c5d-4dec-8e69-1b08291e0a83",
                     *         "name": "Spruce KD SF 22x100x4000"
                     *       },
                     *       "specification": {
                     *         "wood": "PCAB",
                     *         "profile": "sawn",
                     *         "quality": "SF",
                     *         "treatment": "kiln_dried",
                     *         "treatment_color": null,
                     *         "color": null,
                     *         "thickness_mm": 22,
                     *         "width_mm": 100,
                     *         "length_mm": 4000,
                     *         "diameter_mm": null,
                     *         "taper_mm_per_m": null,
                     *         "humidity_percent": 18,
                     *         "packaging": "foil",
                     *         "pcs_per_pack": 240,
                     *         "m3_per_pack": null,
                     *         "group": "Sawn timber",
                     *         "category": "softwood_boards",
                     *         "certification": "pefc_certified",
                     *         "hs_code": "4407.12",
                     *         "density_kg_m3": 470
                     *       },
                     *       "barcode": "L-2026-0001",
                     *       "location": "LTKLJ",
                     *       "pcs": 240,
                     *       "volume_m3": "2.112",
                     *       "status": "available",
                     *       "note": null,
                     *       "received_at": "2026-11-20T09:30:00.000Z",
                     *       "supply": {
                     *         "id": "b86cf043-a5e7-48cb-8eb1-acd1021b4350",
                     *         "number": "S-2026-0012"
                     *       },
                     *       "reserved_by": null,
                     *       "offers": 0
                     *     }
                     */
                    "application/json": components["schemas"]["Lot"];
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
    listLotChanges: {
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
            /** @description Newest first; the last hundred. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": []
                     *     }
                     */
                    "application/json": components["schemas"]["LotChangeList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listStockProducts: {
        parameters: {
            query?: {
                /** @description The company whose prices are returned. A client always gets its own prices; another company is `not_found`. */
                company_id?: components["schemas"]["Uuid"];
                /** @description The delivery address. Default: the company's first address. */
                address_id?: components["schemas"]["Uuid"];
                /** @description The volume in the truck, m3. Default: a truck filled with each product. */
                truck_m3?: string;
                /** @description As products are searched. */
                q?: components["schemas"]["SearchText"];
                /** @description Includes products that are not in stock. */
                unavailable?: "show";
                category?: components["schemas"]["ProductCategory"][];
                location?: components["schemas"]["StockLocation"][];
                wood?: components["schemas"]["Wood"][];
                profile?: components["schemas"]["Profile"][];
                treatment?: components["schemas"]["Treatment"][];
                packaging?: components["schemas"]["Packaging"][];
                certification?: components["schemas"]["Certification"][];
                quality?: string[];
                product_group?: string[];
                color?: string[];
                treatment_color?: string[];
                thickness_mm?: string[];
                width_mm?: string[];
                length_mm?: string[];
                diameter_mm?: string[];
                humidity_percent?: string[];
                sort?: "name" | "-name";
                cursor?: components["parameters"]["CursorParam"];
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of products. */
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
                    "application/json": components["schemas"]["StockProductList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    getStockFacets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The values that occur, each once, in order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "location": [
                     *         "FRLRH",
                     *         "LTKLJ",
                     *         "LVRIX"
                     *       ],
                     *       "pcs": [
                     *         110,
                     *         240
                     *       ],
                     *       "quality": [
                     *         "A/B",
                     *         "C24",
                     *         "SF"
                     *       ],
                     *       "product_group": [
                     *         "Sawn timber"
                     *       ],
                     *       "color": [],
                     *       "treatment_color": [
                     *         "brown",
                     *         "green"
                     *       ],
                     *       "thickness_mm": [
                     *         22,
                     *         47
                     *       ],
                     *       "width_mm": [
                     *         100,
                     *         150
                     *       ],
                     *       "length_mm": [
                     *         4000,
                     *         4800
                     *       ],
                     *       "diameter_mm": [
                     *         80,
                     *         100
                     *       ],
                     *       "humidity_percent": [
                     *         12,
                     *         18
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["StockFacets"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    getStockProduct: {
        parameters: {
            query?: {
                /** @description The company whose prices are returned. A client always gets its own prices; another company is `not_found`. */
                company_id?: components["schemas"]["Uuid"];
                /** @description The delivery address. Default: the company's first address. */
                address_id?: components["schemas"]["Uuid"];
                /** @description The volume in the truck, m3. Default: a truck filled with each product. */
                truck_m3?: string;
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product, and the packs that can be had. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "product": {
                     *         "id": "f5261a7b-1c5d-4dec-8e69-1b08291e0a83",
                     *         "name": "Spruce KD SF 22x100x4000",
                     *         "specification": {
                     *           "wood": "PCAB",
                     *           "profile": "sawn",
                     *           "quality": "SF",
                     *           "treatment": "kiln_dried",
                     *           "treatment_color": null,
                     *           "color": null,
                     *           "thickness_mm": 22,
                     *           "width_mm": 100,
                     *           "length_mm": 4000,
                     *           "diameter_mm": null,
                     *           "taper_mm_per_m": null,
                     *           "humidity_percent": 18,
                     *           "packaging": "foil",
                     *           "pcs_per_pack": 240,
                     *           "m3_per_pack": null,
                     *           "group": "Sawn timber",
                     *           "category": "softwood_boards",
                     *           "certification": "pefc_certified",
                     *           "hs_code": "4407.12",
                     *           "density_kg_m3": 470
                     *         },
                     *         "list": "stock",
                     *         "amount": {
                     *           "packs": 1,
                     *           "bound": "exact",
                     *           "pcs": 240,
                     *           "volume_m3": "2.112",
                     *           "length_lm": "960"
                     *         },
                     *         "stock": [
                     *           {
                     *             "location": "LTKLJ",
                     *             "amount": {
                     *               "packs": 1,
                     *               "bound": "exact",
                     *               "pcs": 240,
                     *               "volume_m3": "2.112",
                     *               "length_lm": "960"
                     *             },
                     *             "dap": "348.72",
                     *             "no_dap": null
                     *           }
                     *         ],
                     *         "fca": {
                     *           "price": "298.00",
                     *           "unit": "m3",
                     *           "sale_unit": "pack"
                     *         },
                     *         "reason": {
                     *           "scope": "general",
                     *           "is_by_size": false,
                     *           "start_date": "2026-06-23",
                     *           "end_date": null,
                     *           "passed": [
                     *             {
                     *               "scope": "company",
                     *               "why": "none"
                     *             },
                     *             {
                     *               "scope": "country",
                     *               "why": "none"
                     *             }
                     *           ]
                     *         },
                     *         "truck_m3": "51.063"
                     *       },
                     *       "packs": [
                     *         {
                     *           "id": "4d4e5fc8-e826-4a58-a3ad-e8e7fbd92437",
                     *           "barcode": "TD24000000",
                     *           "location": "LTKLJ",
                     *           "pcs": 240,
                     *           "volume_m3": "2.112",
                     *           "length_lm": "960"
                     *         }
                     *       ],
                     *       "is_more": false
                     *     }
                     */
                    "application/json": components["schemas"]["StockProductPacks"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    listDeals: {
        parameters: {
            query?: {
                /**
                 * @description Words that must all occur, in any order and without regard to capitals and accents: in the number, the names of the client and the sale
                 *     manager, the customer reference, the destination, the named place, or the names and grades of what is sold. What merchants call a wood in
                 *     English, French, Lithuanian and Spanish finds it, and so do sizes in any order: "50x150", "50 x 150 x 4500", "Ø80x2500".
                 */
                q?: components["schemas"]["SearchText"];
                status?: components["schemas"]["DealStatus"][];
                client_id?: components["schemas"]["Uuid"][];
                sale_manager_id?: components["schemas"]["Uuid"][];
                /** @description Delivered there, however it is written in capitals and accents; what `listDestinations` offers. */
                destination?: string[];
                /** @description Delivered in this week or later; of a stretch of weeks, its last counts. */
                week_from?: components["schemas"]["IsoWeek"];
                /** @description Delivered in this week or earlier; of a stretch of weeks, its first counts. Before `week_from` it is refused, with `week_order`. */
                week_to?: components["schemas"]["IsoWeek"];
                /** @description The client's country. */
                country?: components["schemas"]["Country"][];
                /** @description Deals with a line of any of these. */
                wood?: components["schemas"]["Wood"][];
                /** @description Whose last week of delivery is this one or later. */
                due_from?: components["schemas"]["IsoWeek"];
                /** @description Whose last week of delivery is this one or earlier. Before `due_from` it is refused, with `week_order`. */
                due_to?: components["schemas"]["IsoWeek"];
                /** @description Only late deals, which have `late_days`. */
                late?: "only";
                /** @description Only confirmed or loading deals with a shortfall. */
                cover?: "short";
                /** @description A status is sorted by how far the deal has come. What there is no value of comes last either way, and so does a margin that this person may not see. */
                sort?: "number" | "-number" | "date" | "-date" | "client" | "-client" | "status" | "-status" | "delivery_week_from" | "-delivery_week_from" | "late_days" | "-late_days" | "volume_m3" | "-volume_m3" | "revenue_eur" | "-revenue_eur" | "margin_percent" | "-margin_percent" | "purchased_percent" | "-purchased_percent" | "updated_at" | "-updated_at";
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
                "application/json": components["schemas"]["DealWrite"];
            };
        };
        responses: {
            /** @description The draft. */
            201: {
                headers: {
                    ETag: components["headers"]["Version"];
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
    sumDeals: {
        parameters: {
            query?: {
                /**
                 * @description Words that must all occur, in any order and without regard to capitals and accents: in the number, the names of the client and the sale
                 *     manager, the customer reference, the destination, the named place, or the names and grades of what is sold. What merchants call a wood in
                 *     English, French, Lithuanian and Spanish finds it, and so do sizes in any order: "50x150", "50 x 150 x 4500", "Ø80x2500".
                 */
                q?: components["schemas"]["SearchText"];
                status?: components["schemas"]["DealStatus"][];
                client_id?: components["schemas"]["Uuid"][];
                sale_manager_id?: components["schemas"]["Uuid"][];
                /** @description Delivered there, however it is written in capitals and accents; what `listDestinations` offers. */
                destination?: string[];
                /** @description Delivered in this week or later; of a stretch of weeks, its last counts. */
                week_from?: components["schemas"]["IsoWeek"];
                /** @description Delivered in this week or earlier; of a stretch of weeks, its first counts. Before `week_from` it is refused, with `week_order`. */
                week_to?: components["schemas"]["IsoWeek"];
                /** @description The client's country. */
                country?: components["schemas"]["Country"][];
                /** @description Deals with a line of any of these. */
                wood?: components["schemas"]["Wood"][];
                /** @description Whose last week of delivery is this one or later. */
                due_from?: components["schemas"]["IsoWeek"];
                /** @description Whose last week of delivery is this one or earlier. Before `due_from` it is refused, with `week_order`. */
                due_to?: components["schemas"]["IsoWeek"];
                /** @description Only late deals, which have `late_days`. */
                late?: "only";
                /** @description Only confirmed or loading deals with a shortfall. */
                cover?: "short";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sums. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 312,
                     *       "volume_m3": "12480.512",
                     *       "revenue_eur": "3912345.00",
                     *       "without_rate": 4
                     *     }
                     */
                    "application/json": components["schemas"]["DealTotals"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    listDestinations: {
        parameters: {
            query?: {
                /** @description A part of the name, without regard to capitals and accents. */
                q?: components["schemas"]["SearchText"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The first twenty. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       "Lyon",
                     *       "Zaragoza"
                     *     ]
                     */
                    "application/json": string[];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
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
                    ETag: components["headers"]["Version"];
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
                "application/json": components["schemas"]["DealWrite"];
            };
        };
        responses: {
            /** @description The updated deal. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
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
                "application/json": components["schemas"]["DealTransitionRequest"];
            };
        };
        responses: {
            /** @description The deal in its new status. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
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
    addDealPayment: {
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
                 *       "date": "2026-11-20",
                 *       "amount": "5000.00"
                 *     }
                 */
                "application/json": components["schemas"]["DealPaymentWrite"];
            };
        };
        responses: {
            /** @description The deal with its payments. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
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
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    removeDealPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                payment_id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deal with its remaining payments. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
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
    getBasket: {
        parameters: {
            query?: {
                /** @description Left out by a client. */
                company_id?: components["schemas"]["Uuid"];
                /** @description The delivery address. Default: the company's first address. */
                address_id?: components["schemas"]["Uuid"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The basket. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Basket"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    emptyBasket: {
        parameters: {
            query?: {
                /** @description Left out by a client. */
                company_id?: components["schemas"]["Uuid"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The basket. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Basket"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    addToBasket: {
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
                 *       "company_id": null,
                 *       "lines": [
                 *         {
                 *           "product_id": "3d1c2f58-8a6b-4b0e-8f0e-51f5c4f3a1d2",
                 *           "lot_id": null,
                 *           "code": null,
                 *           "pcs_per_pack": null,
                 *           "barcode_starts": null,
                 *           "quantity": "2",
                 *           "unit": "pack",
                 *           "service": "none"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["BasketAdd"];
            };
        };
        responses: {
            /** @description The basket and the result of each line. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BasketChange"];
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
    changeBasketLine: {
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
                /**
                 * @example {
                 *       "packs": 3,
                 *       "service": "planing"
                 *     }
                 */
                "application/json": components["schemas"]["BasketLineWrite"];
            };
        };
        responses: {
            /** @description The basket and the result of each line. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BasketChange"];
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
    removeBasketLine: {
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
            /** @description The basket. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Basket"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    restoreBasket: {
        parameters: {
            query?: {
                /** @description Left out by a client. */
                company_id?: components["schemas"]["Uuid"];
            };
            header?: {
                /** @description One of the caller's own making per intended act, so that a repeated call acts once. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The basket and the result of each line. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BasketChange"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotAllowedNow"];
            422: components["responses"]["Invalid"];
        };
    };
    listBasketSuggestions: {
        parameters: {
            query?: {
                /** @description Left out by a client. */
                company_id?: components["schemas"]["Uuid"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Products that fill most of the remaining space come first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": []
                     *     }
                     */
                    "application/json": components["schemas"]["BasketSuggestions"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    listOffers: {
        parameters: {
            query?: {
                /** @description Words that must all occur in the product or the company. */
                q?: components["schemas"]["SearchText"];
                status?: components["schemas"]["OfferStatus"][];
                company_id?: components["schemas"]["Uuid"][];
                /** @description Sort order: open offers first and then the newest, newest first, or ending soonest first. */
                sort?: "-open" | "-created_at" | "valid_until";
                cursor?: components["parameters"]["CursorParam"];
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of offers. */
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
                    "application/json": components["schemas"]["OfferList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    makeOffers: {
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
                 *       "company_ids": [
                 *         "5f0c6c1e-6f0b-4a53-9d1c-0d7b0c8b7a01"
                 *       ],
                 *       "product_id": "3d1c2f58-8a6b-4b0e-8f0e-51f5c4f3a1d2",
                 *       "lot_id": null,
                 *       "packs": 6,
                 *       "price": "292.00",
                 *       "price_unit": "m3",
                 *       "valid_until": "2026-12-04",
                 *       "note": "Last packs of the autumn"
                 *     }
                 */
                "application/json": components["schemas"]["OfferWrite"];
            };
        };
        responses: {
            /** @description One for each company. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": []
                     *     }
                     */
                    "application/json": components["schemas"]["OffersMade"];
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
    previewOffer: {
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
                 *       "company_ids": [
                 *         "5f0c6c1e-6f0b-4a53-9d1c-0d7b0c8b7a01"
                 *       ],
                 *       "product_id": "3d1c2f58-8a6b-4b0e-8f0e-51f5c4f3a1d2",
                 *       "lot_id": null,
                 *       "packs": 6,
                 *       "price": "292.00",
                 *       "price_unit": "m3"
                 *     }
                 */
                "application/json": components["schemas"]["OfferTerms"];
            };
        };
        responses: {
            /** @description Nothing is saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "m3": "14.889",
                     *       "amount": "4347.59",
                     *       "free_packs": 9,
                     *       "margin": {
                     *         "cost": "3610.40",
                     *         "amount": "737.19",
                     *         "percent": "17.0",
                     *         "per_m3": "49.51"
                     *       },
                     *       "companies": [
                     *         {
                     *           "company": {
                     *             "id": "5f0c6c1e-6f0b-4a53-9d1c-0d7b0c8b7a01",
                     *             "name": "Bois du Rhône"
                     *           },
                     *           "list_price": "310.00",
                     *           "list_price_unit": "m3",
                     *           "list_amount": "4615.59",
                     *           "list_margin_percent": "21.8"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OfferPreview"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    getOffer: {
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
            /** @description The updated offer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Offer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    transitionOffer: {
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
                 *       "to": "accepted"
                 *     }
                 */
                "application/json": components["schemas"]["OfferTransitionRequest"];
            };
        };
        responses: {
            /** @description The updated offer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferAnswer"];
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
    listOrders: {
        parameters: {
            query?: {
                /** @description Words that must all occur in the number, the company's name, the customer reference, the invoice, the address, or the names of what is ordered. */
                q?: components["schemas"]["SearchText"];
                status?: components["schemas"]["OrderStatus"][];
                company_id?: components["schemas"]["Uuid"][];
                sort?: "number" | "-number" | "company" | "-company" | "status" | "-status" | "delivery_week" | "-delivery_week" | "m3" | "-m3" | "total" | "-total" | "updated_at" | "-updated_at";
                cursor?: components["parameters"]["CursorParam"];
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of orders. */
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
                    "application/json": components["schemas"]["OrderList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    createOrder: {
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
                 *       "company_id": "5f0c6c1e-6f0b-4a53-9d1c-0d7b0c8b7a01",
                 *       "address_id": "5f0c6c1e-6f0b-4a53-9d1c-0d7b0c8b7a03",
                 *       "incoterms": "DAP",
                 *       "delivery_week": "2026-W51",
                 *       "trucks": 1,
                 *       "customer_reference": "PO-4411",
                 *       "additional_information": null,
                 *       "invoice": null
                 *     }
                 */
                "application/json": components["schemas"]["OrderWrite"];
            };
        };
        responses: {
            /** @description The updated order. */
            201: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
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
            /** @description The updated order. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    updateOrder: {
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
                 *       "company_id": "5f0c6c1e-6f0b-4a53-9d1c-0d7b0c8b7a01",
                 *       "address_id": "5f0c6c1e-6f0b-4a53-9d1c-0d7b0c8b7a03",
                 *       "incoterms": "DAP",
                 *       "delivery_week": "2026-W51",
                 *       "trucks": 1,
                 *       "customer_reference": "PO-4411",
                 *       "additional_information": null,
                 *       "invoice": null
                 *     }
                 */
                "application/json": components["schemas"]["OrderWrite"];
            };
        };
        responses: {
            /** @description The updated order. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
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
    transitionOrder: {
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
                 *       "to": "ordered"
                 *     }
                 */
                "application/json": components["schemas"]["OrderTransitionRequest"];
            };
        };
        responses: {
            /** @description The updated order. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
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
    reorder: {
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
        requestBody?: never;
        responses: {
            /** @description The basket and the result of each line, with its price in the order and today. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BasketChange"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotAllowedNow"];
        };
    };
    getOrderThread: {
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
            /** @description Deal, supplies and cargo with their dates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "steps": [
                     *         {
                     *           "status": "initial",
                     *           "at": "2026-11-20T08:00:00.000Z"
                     *         }
                     *       ],
                     *       "deal": null,
                     *       "supplies": [],
                     *       "cargos": []
                     *     }
                     */
                    "application/json": components["schemas"]["OrderThread"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    downloadOrderPhoto: {
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
            /** @description The photo. */
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
    getDealDashboard: {
        parameters: {
            query?: {
                /** @description The first week of the period, of delivery, readiness or departure. The period is the 13 weeks up to the present one unless both ends are given. */
                week_from?: components["schemas"]["IsoWeek"];
                /** @description The last week of the period. Before `week_from` it is refused, with `week_order`. */
                week_to?: components["schemas"]["IsoWeek"];
                client_id?: components["schemas"]["Uuid"][];
                sawmill_id?: components["schemas"]["Uuid"][];
                sale_manager_id?: components["schemas"]["Uuid"][];
                purchase_manager_id?: components["schemas"]["Uuid"][];
                country?: components["schemas"]["Country"][];
                wood?: components["schemas"]["Wood"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current state, by the business day. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealDashboard"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    getSupplyDashboard: {
        parameters: {
            query?: {
                /** @description The first week of the period, of delivery, readiness or departure. The period is the 13 weeks up to the present one unless both ends are given. */
                week_from?: components["schemas"]["IsoWeek"];
                /** @description The last week of the period. Before `week_from` it is refused, with `week_order`. */
                week_to?: components["schemas"]["IsoWeek"];
                client_id?: components["schemas"]["Uuid"][];
                sawmill_id?: components["schemas"]["Uuid"][];
                sale_manager_id?: components["schemas"]["Uuid"][];
                purchase_manager_id?: components["schemas"]["Uuid"][];
                country?: components["schemas"]["Country"][];
                wood?: components["schemas"]["Wood"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current state, by the business day. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplyDashboard"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    getCargoDashboard: {
        parameters: {
            query?: {
                /** @description The first week of the period, of delivery, readiness or departure. The period is the 13 weeks up to the present one unless both ends are given. */
                week_from?: components["schemas"]["IsoWeek"];
                /** @description The last week of the period. Before `week_from` it is refused, with `week_order`. */
                week_to?: components["schemas"]["IsoWeek"];
                client_id?: components["schemas"]["Uuid"][];
                sawmill_id?: components["schemas"]["Uuid"][];
                sale_manager_id?: components["schemas"]["Uuid"][];
                purchase_manager_id?: components["schemas"]["Uuid"][];
                country?: components["schemas"]["Country"][];
                wood?: components["schemas"]["Wood"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current state, by the business day. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CargoDashboard"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    getDealFigures: {
        parameters: {
            query?: {
                /** @description The first week of the period, of delivery, readiness or departure. The period is the 13 weeks up to the present one unless both ends are given. */
                week_from?: components["schemas"]["IsoWeek"];
                /** @description The last week of the period. Before `week_from` it is refused, with `week_order`. */
                week_to?: components["schemas"]["IsoWeek"];
                client_id?: components["schemas"]["Uuid"][];
                sawmill_id?: components["schemas"]["Uuid"][];
                sale_manager_id?: components["schemas"]["Uuid"][];
                purchase_manager_id?: components["schemas"]["Uuid"][];
                country?: components["schemas"]["Country"][];
                wood?: components["schemas"]["Wood"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current state, by the business day. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardFigures"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    getSupplyFigures: {
        parameters: {
            query?: {
                /** @description The first week of the period, of delivery, readiness or departure. The period is the 13 weeks up to the present one unless both ends are given. */
                week_from?: components["schemas"]["IsoWeek"];
                /** @description The last week of the period. Before `week_from` it is refused, with `week_order`. */
                week_to?: components["schemas"]["IsoWeek"];
                client_id?: components["schemas"]["Uuid"][];
                sawmill_id?: components["schemas"]["Uuid"][];
                sale_manager_id?: components["schemas"]["Uuid"][];
                purchase_manager_id?: components["schemas"]["Uuid"][];
                country?: components["schemas"]["Country"][];
                wood?: components["schemas"]["Wood"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current state, by the business day. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardFigures"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    getCargoFigures: {
        parameters: {
            query?: {
                /** @description The first week of the period, of delivery, readiness or departure. The period is the 13 weeks up to the present one unless both ends are given. */
                week_from?: components["schemas"]["IsoWeek"];
                /** @description The last week of the period. Before `week_from` it is refused, with `week_order`. */
                week_to?: components["schemas"]["IsoWeek"];
                client_id?: components["schemas"]["Uuid"][];
                sawmill_id?: components["schemas"]["Uuid"][];
                sale_manager_id?: components["schemas"]["Uuid"][];
                purchase_manager_id?: components["schemas"]["Uuid"][];
                country?: components["schemas"]["Country"][];
                wood?: components["schemas"]["Wood"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current state, by the business day. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardFigures"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    getDealChart: {
        parameters: {
            query?: {
                /** @description The first week of the period, of delivery, readiness or departure. The period is the 13 weeks up to the present one unless both ends are given. */
                week_from?: components["schemas"]["IsoWeek"];
                /** @description The last week of the period. Before `week_from` it is refused, with `week_order`. */
                week_to?: components["schemas"]["IsoWeek"];
                client_id?: components["schemas"]["Uuid"][];
                sawmill_id?: components["schemas"]["Uuid"][];
                sale_manager_id?: components["schemas"]["Uuid"][];
                purchase_manager_id?: components["schemas"]["Uuid"][];
                country?: components["schemas"]["Country"][];
                wood?: components["schemas"]["Wood"][];
            };
            header?: never;
            path: {
                chart: components["schemas"]["DealChartCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its points. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Chart"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    getSupplyChart: {
        parameters: {
            query?: {
                /** @description The first week of the period, of delivery, readiness or departure. The period is the 13 weeks up to the present one unless both ends are given. */
                week_from?: components["schemas"]["IsoWeek"];
                /** @description The last week of the period. Before `week_from` it is refused, with `week_order`. */
                week_to?: components["schemas"]["IsoWeek"];
                client_id?: components["schemas"]["Uuid"][];
                sawmill_id?: components["schemas"]["Uuid"][];
                sale_manager_id?: components["schemas"]["Uuid"][];
                purchase_manager_id?: components["schemas"]["Uuid"][];
                country?: components["schemas"]["Country"][];
                wood?: components["schemas"]["Wood"][];
            };
            header?: never;
            path: {
                chart: components["schemas"]["SupplyChartCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its points. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Chart"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    getCargoChart: {
        parameters: {
            query?: {
                /** @description The first week of the period, of delivery, readiness or departure. The period is the 13 weeks up to the present one unless both ends are given. */
                week_from?: components["schemas"]["IsoWeek"];
                /** @description The last week of the period. Before `week_from` it is refused, with `week_order`. */
                week_to?: components["schemas"]["IsoWeek"];
                client_id?: components["schemas"]["Uuid"][];
                sawmill_id?: components["schemas"]["Uuid"][];
                sale_manager_id?: components["schemas"]["Uuid"][];
                purchase_manager_id?: components["schemas"]["Uuid"][];
                country?: components["schemas"]["Country"][];
                wood?: components["schemas"]["Wood"][];
            };
            header?: never;
            path: {
                chart: components["schemas"]["CargoChartCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its points. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Chart"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    searchEverything: {
        parameters: {
            query: {
                /** @description What words must begin with, all of them, without regard to capitals and accents; a number is found by its last part, too. */
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The found records by kind. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "kind": "deal",
                     *           "id": "3e5873ce-d397-4d2a-9112-6639050d73da",
                     *           "name": "D-2026-0080",
                     *           "about": "Bois du Rhône",
                     *           "status": "confirmed"
                     *         }
                     *       ],
                     *       "more": [
                     *         {
                     *           "kind": "deal",
                     *           "total": 53
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SearchHits"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    listComments: {
        parameters: {
            query?: {
                cursor?: components["parameters"]["CursorParam"];
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description Which of the roles see comments, files and history of a kind, may comment and may attach is the backend's to say. */
                kind: components["parameters"]["RecordKind"];
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
    createComment: {
        parameters: {
            query?: never;
            header?: {
                /** @description One of the caller's own making per intended act, so that a repeated call acts once. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Which of the roles see comments, files and history of a kind, may comment and may attach is the backend's to say. */
                kind: components["parameters"]["RecordKind"];
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
    listCommentReaders: {
        parameters: {
            query?: {
                /** @description Beginnings of words of the name, without regard to capitals and accents. */
                q?: components["schemas"]["SearchText"];
            };
            header?: never;
            path: {
                /** @description Which of the roles see comments, files and history of a kind, may comment and may attach is the backend's to say. */
                kind: components["parameters"]["RecordKind"];
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The readers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "b86cf043-a5e7-48cb-8eb1-acd1021b4350",
                     *         "name": "Ona Petrauskaitė",
                     *         "role": "sale_manager"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["CommentReader"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    listOverrideRequests: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which of the roles see comments, files and history of a kind, may comment and may attach is the backend's to say. */
                kind: components["parameters"]["RecordKind"];
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "6e7f3b1e-2b52-4f0b-9f0a-3c5b2f3f1a01",
                     *         "to": "confirmed",
                     *         "reason": "Half of it is paid in advance.",
                     *         "created_at": "2026-11-20T09:30:00.000Z",
                     *         "created_by": {
                     *           "id": "b86cf043-a5e7-48cb-8eb1-acd1021b4350",
                     *           "name": "Ona Petrauskaitė"
                     *         },
                     *         "status": "open",
                     *         "answer": null,
                     *         "answered_at": null,
                     *         "answered_by": null
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["OverrideRequest"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    createOverrideRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description One of the caller's own making per intended act, so that a repeated call acts once. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Which of the roles see comments, files and history of a kind, may comment and may attach is the backend's to say. */
                kind: components["parameters"]["RecordKind"];
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "to": "confirmed",
                 *       "reason": "Half of it is paid in advance."
                 *     }
                 */
                "application/json": components["schemas"]["OverrideRequestWrite"];
            };
        };
        responses: {
            /** @description The request. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6e7f3b1e-2b52-4f0b-9f0a-3c5b2f3f1a01",
                     *       "to": "confirmed",
                     *       "reason": "Half of it is paid in advance.",
                     *       "created_at": "2026-11-20T09:30:00.000Z",
                     *       "created_by": {
                     *         "id": "b86cf043-a5e7-48cb-8eb1-acd1021b4350",
                     *         "name": "Ona Petrauskaitė"
                     *       },
                     *       "status": "open",
                     *       "answer": null,
                     *       "answered_at": null,
                     *       "answered_by": null
                     *     }
                     */
                    "application/json": components["schemas"]["OverrideRequest"];
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
    declineOverrideRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which of the roles see comments, files and history of a kind, may comment and may attach is the backend's to say. */
                kind: components["parameters"]["RecordKind"];
                id: components["parameters"]["Id"];
                request_id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "The client has to pay first."
                 *     }
                 */
                "application/json": components["schemas"]["OverrideAnswer"];
            };
        };
        responses: {
            /** @description The declined request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6e7f3b1e-2b52-4f0b-9f0a-3c5b2f3f1a01",
                     *       "to": "confirmed",
                     *       "reason": "Half of it is paid in advance.",
                     *       "created_at": "2026-11-20T09:30:00.000Z",
                     *       "created_by": {
                     *         "id": "b86cf043-a5e7-48cb-8eb1-acd1021b4350",
                     *         "name": "Ona Petrauskaitė"
                     *       },
                     *       "status": "open",
                     *       "answer": null,
                     *       "answered_at": null,
                     *       "answered_by": null
                     *     }
                     */
                    "application/json": components["schemas"]["OverrideRequest"];
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
    listActivity: {
        parameters: {
            query?: {
                cursor?: components["parameters"]["CursorParam"];
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description Which of the roles see comments, files and history of a kind, may comment and may attach is the backend's to say. */
                kind: components["parameters"]["RecordKind"];
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
    listAttachments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which of the roles see comments, files and history of a kind, may comment and may attach is the backend's to say. */
                kind: components["parameters"]["RecordKind"];
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
    uploadAttachment: {
        parameters: {
            query?: never;
            header?: {
                /** @description One of the caller's own making per intended act, so that a repeated call acts once. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Which of the roles see comments, files and history of a kind, may comment and may attach is the backend's to say. */
                kind: components["parameters"]["RecordKind"];
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
    downloadAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which of the roles see comments, files and history of a kind, may comment and may attach is the backend's to say. */
                kind: components["parameters"]["RecordKind"];
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
    removeAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which of the roles see comments, files and history of a kind, may comment and may attach is the backend's to say. */
                kind: components["parameters"]["RecordKind"];
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
            409: components["responses"]["NotAllowedNow"];
        };
    };
}
